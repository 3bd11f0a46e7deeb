import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useLocation, useParams } from '@umijs/max';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { ReturnButtonLink } from '@/components/ReturnAnchor';
import { ReadingColumns } from '@/components/reading/ReadingColumns';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { kindOfPath, listPath } from '@/pages/learning/parts/space-kind';
import { fetchSpace } from '@/services/learning';
import { isNowhere } from '@/utils/is-missing';
import { RequestError } from '@/utils/request-error';
import styles from './detail.module.css';
import { InvitationPanel } from './InvitationPanel';
import { MemberList } from './MemberList';
import { ModerationBox } from './ModerationBox';
import { SpaceBody } from './SpaceBody';
import { SpaceHead } from './SpaceHead';
import { StandingBox } from './StandingBox';
import { Workshop } from './Workshop';

const isRemoved = (error: Error): boolean =>
  error instanceof RequestError && error.failure.errorCode === 'learning.removed';

/** One course or learning project: its description for everybody, and the reader's own role when signed in. */
export default function SpacePage() {
  const t = useText();
  const kind = kindOfPath(useLocation().pathname);
  const id = idInAddress(useParams().id);
  const { data, error, reload, set } = useLoad(() => fetchSpace(kind, id, 'page'), {
    about: `${kind} ${id}`,
    answers: (reason) => isNowhere(reason) || isRemoved(reason),
  });
  usePageTitle(data?.title ?? null);
  if (error && isNowhere(error)) return <Navigate to="/404" replace />;
  if (error && isRemoved(error))
    return (
      <>
        <PageHeading title={t(`learning.${kind}.self.title`)} />
        <EmptyState
          title={t('learning.removed.self.empty')}
          action={
            <ReturnButtonLink to={listPath(kind)}>{t('learning.refusal.others.action')}</ReturnButtonLink>
          }
        />
      </>
    );
  if (error) return <ErrorState page={t(`learning.${kind}.self.title`)} error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton page={t(`learning.${kind}.self.title`)} shape="detail" count={6} />;
  const { standing } = data;
  return (
    <>
      <SpaceHead space={data} />
      <ReadingColumns>
        <div>
          <SpaceBody space={data} />
          {standing && standing.roles.length > 0 && <MemberList space={data} onChange={reload} />}
        </div>
        <aside className={styles.aside}>
          {standing && standing.roles.length > 0 && <Workshop />}
          <StandingBox space={data} onReload={reload} onChange={set} />
          {standing?.may_moderate && <ModerationBox space={data} onChange={set} />}
          {standing?.invitation && (
            <InvitationPanel space={data} invitation={standing.invitation} onChange={set} />
          )}
        </aside>
      </ReadingColumns>
    </>
  );
}
