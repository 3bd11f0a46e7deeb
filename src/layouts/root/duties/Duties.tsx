import { useLocation } from '@umijs/max';
import { Anchor } from '@/components/Anchor';
import { Banner } from '@/components/Banner';
import { LazyPart } from '@/components/LazyPart';
import { useDuties } from '@/hooks/useDuties';
import { useText } from '@/i18n/useText';

const loadAgreementDialog = () => import('./AgreementDialog');

/** Both duties of staff are done in this tab: binding a second factor and replacing an expired password. */
const SECURITY = '/user?tab=security';

/** Asks for duties: consent to a changed text in a dialog, those of staff by a banner with a link. */
export function Duties() {
  const t = useText();
  const { pathname, search } = useLocation();
  const { duties } = useDuties();
  const isThere = pathname + search === SECURITY;
  return (
    <>
      {duties.map(
        (duty) =>
          duty !== 'agreement' && (
            <Banner
              key={duty}
              tone="warning"
              action={!isThere && <Anchor to={SECURITY}>{t('shell.duty.go.action')}</Anchor>}
            >
              {t(`shell.duty.${duty}.help`)}
            </Banner>
          ),
      )}
      {duties.includes('agreement') && <LazyPart load={loadAgreementDialog} given={{}} />}
    </>
  );
}
