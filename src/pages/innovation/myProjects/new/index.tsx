import { idInAddress } from '@contract/rules/number-in-address';
import { useSearchParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { FieldStack } from '@/components/form/FieldStack';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LIST_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import { CategoryChoice } from '@/pages/innovation/parts/CategoryChoice';
import { carriedIn } from '@/pages/innovation/parts/carried-answers';
import { PeriodChoice } from '@/pages/innovation/parts/PeriodChoice';
import { useOffer } from '@/pages/innovation/parts/useOffer';
import { listOpenPeriods } from '@/services/period';
import { AnsweredDemand } from './AnsweredDemand';
import { Eligibility } from './Eligibility';
import styles from './index.module.css';
import { NoOpenPeriod } from './NoOpenPeriod';
import { useAnsweredDemand } from './useAnsweredDemand';

/** 新建申报: shows what the reader may apply for, and whether, before any field has to be filled in. */
export default function NewProjectPage() {
  const t = useText();
  const [params] = useSearchParams();
  const { data, error, loading, reload } = useLoad(listOpenPeriods);
  const demand = useAnsweredDemand(idInAddress(params.get('demandId')));
  const periods = data?.list ?? [];
  const { period, category, choosePeriod, chooseCategory } = useOffer(periods);
  return (
    <div className={`wrap ${styles.page}`} data-page-loading={data || error ? undefined : ''}>
      <PageHeading
        crumbs={[
          { label: t('projects.list.page.title'), to: LIST_PATH },
          { label: t('projects.new.page.title') },
        ]}
        title={t('projects.new.page.title')}
        lead={periods.length > 0 && t('projects.new.lead.help')}
      />
      <AnsweredDemand demand={demand} />
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!data && !error && <LoadingSkeleton shape="form" count={3} />}
      {data && periods.length === 0 && <NoOpenPeriod />}
      {periods.length > 0 && (
        <div className={styles.columns}>
          <FieldStack>
            <PeriodChoice periods={periods} value={period?.id ?? null} onChange={choosePeriod} />
            {period && (
              <CategoryChoice
                categories={period.categories}
                value={category ?? null}
                onChange={chooseCategory}
              />
            )}
          </FieldStack>
          <Eligibility
            key={period?.id}
            period={period}
            category={category}
            demandId={demand.isOpen ? demand.id : null}
            carried={carriedIn(params)}
            earlier={idInAddress(params.get('earlier')) || null}
          />
        </div>
      )}
    </div>
  );
}
