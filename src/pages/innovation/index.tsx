import { Anchor } from '@/components/Anchor';
import { ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { PeriodCard } from '@/components/PeriodCard';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { useServiceNow } from '@/components/useServiceNow';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { ChainOf } from '@/pages/parts/ChainOf';
import { shareOfWay } from '@/utils/clock';
import { currentPeriod } from '@/utils/current-period';
import { Guide } from './Guide';
import styles from './index.module.css';

const NEW_PATH = '/innovation/myProjects/new';

/** 专项首页: who may apply for what, with which papers, how and until when (req:ui-innovation-home). */
export default function InnovationHome() {
  const t = useText();
  const { periods, error, loading, reload } = usePeriods();
  const period = currentPeriod(periods ?? []);
  const facts = useStageFacts(period);
  const now = useServiceNow(period?.applyEnd);
  const running = period?.status === 'open' || period?.status === 'closing';
  return (
    <div className={`wrap ${styles.page}`} data-page-loading={periods || error ? undefined : ''}>
      <PageHeading title={t('innovation.home.page.title')} lead={t('innovation.home.lead.help')} />
      {error && !periods && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!periods && !error && <LoadingSkeleton shape="detail" count={5} />}
      {periods && !period && <p>{t('projects.new.closed.empty')}</p>}
      {period && (
        <>
          <StageRail
            stage="apply"
            state="current"
            size="large"
            facts={facts}
            {...(running ? { today: shareOfWay(period.applyStart, period.applyEnd, now) } : {})}
          />
          <div className={styles.columns}>
            <Guide period={period} />
            <aside className={styles.aside} aria-label={period.name}>
              <PeriodCard period={period}>
                <div className={styles.start}>
                  {running ? (
                    <ButtonLink to={NEW_PATH} look="primary" size="large" block>
                      {t('innovation.home.start.action')}
                    </ButtonLink>
                  ) : (
                    <p>{t('projects.new.closed.empty')}</p>
                  )}
                  <Anchor to="/innovation/eligibility">{t('innovation.check.self.action')}</Anchor>
                </div>
              </PeriodCard>
              <ChainOf kind="period" id={period.id} aside />
            </aside>
          </div>
        </>
      )}
    </div>
  );
}
