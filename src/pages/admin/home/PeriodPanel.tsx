import type { Period } from '@contract/period';
import { idInAddress } from '@contract/rules/number-in-address';
import { Link, useSearchParams } from '@umijs/max';
import { Select } from 'antd';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { SectionHeading } from '@/components/SectionHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchPeriodCounts } from '@/services/admin-apply';
import { currentPeriod } from '@/utils/current-period';
import { unbrokenDates } from '@/utils/unbroken-dates';
import { DailyFilings } from './DailyFilings';
import styles from './home.module.css';
import { periodPosition } from './period-position';

const PERIOD = 'admin-period';

function Progress({ period, now }: { period: Period; now: number }) {
  const t = useText();
  const plan = useStageFacts(period);
  const { data, error, loading, reload } = useLoad(() => fetchPeriodCounts(period.id));
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={3} />;
  const { stage, share } = periodPosition(period, now);
  const counts = data.stages.map(({ stage: at, count }) => [
    at,
    { date: t('admin.home.inStage.label', { n: count }), who: unbrokenDates(plan[at]?.date ?? '') },
  ]);
  return (
    <>
      <StageRail
        size="whole"
        stage={stage}
        state="current"
        today={share}
        facts={Object.fromEntries(counts)}
        label={period.name}
      />
      {data.ended > 0 && <p className={styles.note}>{t('admin.home.ended.label', { n: data.ended })}</p>}
      <DailyFilings period={period} days={data.days} />
      <Link to={`/admin/applications?periodId=${period.id}`}>{t('admin.home.list.action')}</Link>
    </>
  );
}

/** A period as a pipeline: how many applications are in each stage, and how many came in on each day. */
export function PeriodPanel({ periods, now }: { periods: readonly Period[]; now: number }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const chosen = idInAddress(params.get('periodId'));
  const begun = periods.filter(({ status }) => status !== 'forecast');
  const period = begun.find(({ id }) => id === chosen) ?? currentPeriod(begun);
  if (!period) return null;
  return (
    <section aria-labelledby={PERIOD} className={styles.panel}>
      <SectionHeading id={PERIOD} title={t('admin.home.period.title')} />
      <div>
        <Select
          aria-label={t('admin.apply.period.column')}
          value={period.id}
          options={begun.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => setParams({ periodId: String(id) })}
        />
      </div>
      <Progress key={period.id} period={period} now={now} />
    </section>
  );
}
