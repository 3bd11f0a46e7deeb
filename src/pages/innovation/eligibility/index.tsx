import { ErrorState } from '@/components/ErrorState';
import { FieldStack } from '@/components/form/FieldStack';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useServiceNow } from '@/components/useServiceNow';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { CategoryChoice } from '@/pages/innovation/parts/CategoryChoice';
import { PeriodChoice } from '@/pages/innovation/parts/PeriodChoice';
import { useOffer } from '@/pages/innovation/parts/useOffer';
import styles from './index.module.css';
import { Questions } from './Questions';
import { useKeptAnswers } from './useKeptAnswers';
import { Verdicts } from './Verdicts';

/** 申报条件自查: a self-check against the formality rules that needs neither an account nor a draft. */
export default function EligibilityPage() {
  const t = useText();
  const { periods, error, loading, reload } = usePeriods();
  const offered = (periods ?? []).filter(({ status }) => status !== 'closed' && status !== 'archived');
  const { period, category, choosePeriod, chooseCategory } = useOffer(offered);
  const [answers, setAnswers] = useKeptAnswers();
  const now = new Date(useServiceNow(period?.applyEnd));
  return (
    <div className={`wrap ${styles.page}`} data-page-loading={periods || error ? undefined : ''}>
      <PageHeading
        crumbs={[
          { label: t('innovation.home.page.title'), to: '/innovation' },
          { label: t('innovation.check.page.title') },
        ]}
        title={t('innovation.check.page.title')}
        lead={t('innovation.check.lead.help')}
      />
      {error && !periods && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!periods && !error && <LoadingSkeleton shape="form" count={5} />}
      {periods && offered.length === 0 && <p>{t('projects.new.closed.empty')}</p>}
      {offered.length > 0 && (
        <div className={styles.columns}>
          <FieldStack>
            <PeriodChoice periods={offered} value={period?.id ?? null} onChange={choosePeriod} />
            {period && (
              <>
                <CategoryChoice
                  categories={period.categories}
                  value={category ?? null}
                  onChange={chooseCategory}
                />
                <Questions period={period} answers={answers} onAnswer={setAnswers} />
              </>
            )}
          </FieldStack>
          <Verdicts period={period} category={category} answers={answers} now={now} />
        </div>
      )}
    </div>
  );
}
