import { history, useSearchParams } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { Anchor } from '@/components/Anchor';
import { ErrorState } from '@/components/ErrorState';
import { LinkTabs } from '@/components/LinkTabs';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useKeptFocus } from '@/components/useKeptFocus';
import { useLoad } from '@/hooks/useLoad';
import { useModelDispatch } from '@/hooks/useModelDispatch';
import { useSession } from '@/hooks/useSession';
import { useWordGap } from '@/i18n/link-signs';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import { safePath } from '@/utils/safe-path';
import { registerPath, signInPath } from '@/utils/sign-in-path';
import styles from './index.module.css';
import { PersonForm } from './PersonForm';
import { UnitForm } from './UnitForm';

const NEXT = '/user';
/** A unit can do nothing until its documents have been checked; this page shows what is still to do. */
const UNIT_PAPERS = `${NEXT}?tab=certification&kind=unit`;

/** Creates a personal account, or a unit with its administrator's account. */
export default function RegisterPage() {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  const gap = useWordGap();
  const [query] = useSearchParams();
  const dispatch = useModelDispatch();
  const { isSignedIn } = useSession();
  const { data, error, reload, loading } = useLoad(() => dispatch({ type: 'user/registerMenu' }));
  const from = safePath(query.get('from'), location.origin, isKnownRoute);
  const kind = query.get('kind') === 'unit' ? 'unit' : 'person';
  const next = kind === 'unit' ? UNIT_PAPERS : NEXT;
  const target = from ?? (isKnownRoute(NEXT) ? next : '/');
  useEffect(() => {
    if (isSignedIn) history.replace(target);
  }, [isSignedIn, target]);
  const tabs = (['person', 'unit'] as const)
    .filter((key) => data?.[key])
    .map((key) => ({
      key,
      label: t(`register.${key}.self.label`),
      to: registerPath(from, key === 'unit' ? key : undefined),
    }));
  return (
    <div ref={page} className={`wrap ${styles.page}`}>
      <PageHeading title={t('register.page.title')} lead={t(`register.${kind}.lead.label`)} />
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={5} />}
      {data && (
        <>
          <LinkTabs label={t('register.page.kinds.label')} tabs={tabs} current={kind} />
          {kind === 'unit' ? <UnitForm menu={data} /> : <PersonForm menu={data} />}
        </>
      )}
      <p className={styles.foot}>
        {t('register.page.known.label')}
        {gap}
        <Anchor to={signInPath(from)}>{t('register.page.signIn.action')}</Anchor>
      </p>
    </div>
  );
}
