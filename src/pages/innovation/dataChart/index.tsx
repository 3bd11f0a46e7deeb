import { history, useSearchParams } from '@umijs/max';
import { ChartPair } from '@/components/chart/ChartPair';
import { FilterChips } from '@/components/FilterChips';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { PHONE_QUERY } from '@/theme/scale';
import { formatDateTime } from '@/utils/format-time';
import { chartAddress, readChoice } from './chart-address';
import { HistoryChart } from './HistoryChart';
import styles from './index.module.css';
import { PeopleChart } from './PeopleChart';
import { TypeChart } from './TypeChart';

/** Figures of the applications: what is chosen is in the address, and each chart has one of its own. */
export default function DataChartPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { periods = [], clockOffset, loading } = usePeriods();
  const tableFirst = useMediaQuery(PHONE_QUERY);
  const choice = readChoice(query);
  const { chart, ext } = choice;
  const begun = periods.filter(({ status }) => status !== 'forecast');
  const period = begun.find(({ id }) => id === choice.period);
  const pageOf = (change: Partial<typeof choice>): string =>
    chartAddress({ chart, period: period?.id, ext, ...change });
  const chips = [
    { value: '', label: t('chart.period.all.label'), to: pageOf({ period: undefined }) },
    ...begun.map(({ id, name }) => ({ value: String(id), label: name, to: pageOf({ period: id }) })),
  ];
  const pick = (name: string): void => {
    const picked = begun.find((candidate) => candidate.name === name);
    if (picked) history.push(chartAddress({ period: picked.id, ext }));
  };
  const stampWith = (scope: string, at: number): string => `${scope} ${formatDateTime(at + clockOffset)}`;
  const all = t('chart.period.all.label');
  const shared = {
    tableFirst,
    alone: chart !== undefined,
    stampOf: (at: number) => stampWith(period?.name ?? all, at),
    addressOf: (name: NonNullable<typeof chart>) => pageOf({ chart: name }),
  };
  const ofPeriod = { ...shared, periods: begun, period };
  const drawings = {
    type: <TypeChart {...ofPeriod} />,
    people: <PeopleChart {...ofPeriod} ext={ext} extLink={(next) => pageOf({ ext: next })} />,
    history: (
      <HistoryChart
        {...shared}
        stampOf={(at) => stampWith(all, at)}
        addressOf={(name) => chartAddress({ chart: name, ext: 'nature' })}
        onPick={pick}
      />
    ),
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading
        title={t('chart.page.title')}
        lead={t('chart.page.lead.label')}
        {...(chart && { crumbs: [{ label: t('chart.share.all.action'), to: pageOf({ chart: undefined }) }] })}
      />
      {chart !== 'history' && (
        <FilterChips label={t('chart.period.self.label')} chips={chips} current={String(period?.id ?? '')} />
      )}
      {loading && periods.length === 0 ? (
        <LoadingSkeleton shape="rows" count={5} />
      ) : (
        (chart && drawings[chart]) || (
          <>
            <ChartPair>
              {drawings.type}
              {drawings.people}
            </ChartPair>
            {drawings.history}
          </>
        )
      )}
    </div>
  );
}
