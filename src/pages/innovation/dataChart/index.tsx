import { CHART_ATTRIBUTES, type ChartAttribute } from '@contract/enums';
import { history, useSearchParams } from '@umijs/max';
import { ChartPair } from '@/components/chart/ChartPair';
import { FilterChips } from '@/components/FilterChips';
import { PageHeading } from '@/components/PageHeading';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { PHONE_QUERY } from '@/theme/scale';
import { formatDateTime } from '@/utils/format-time';
import { HistoryChart } from './HistoryChart';
import styles from './index.module.css';
import { PeopleChart } from './PeopleChart';
import { TypeChart } from './TypeChart';

const PATH = '/innovation/dataChart';

const linkTo = (period: number | undefined, ext: ChartAttribute): string => {
  const query = new URLSearchParams();
  if (period !== undefined) query.set('period', String(period));
  if (ext !== 'nature') query.set('ext', ext);
  return query.size > 0 ? `${PATH}?${query}` : PATH;
};

/** Figures of the applications: period and attribute are in the address, each chart is a table and a file too. */
export default function DataChartPage() {
  const t = useText();
  const [query] = useSearchParams();
  const { periods = [], clockOffset } = usePeriods();
  const tableFirst = useMediaQuery(PHONE_QUERY);
  const chosen = periods.find(({ id }) => String(id) === query.get('period'));
  const ext = CHART_ATTRIBUTES.find((name) => name === query.get('ext')) ?? 'nature';
  const periodName = chosen?.name ?? t('chart.period.all.label');
  const stamp = `${periodName} ${formatDateTime(Date.now() + clockOffset)}`;
  const chips = [
    { value: '', label: t('chart.period.all.label'), to: linkTo(undefined, ext) },
    ...periods
      .filter(({ status }) => status !== 'forecast')
      .map(({ id, name }) => ({ value: String(id), label: name, to: linkTo(id, ext) })),
  ];
  const pick = (name: string): void => {
    const period = periods.find((candidate) => candidate.name === name);
    if (period) history.push(linkTo(period.id, ext));
  };
  const shared = { stamp, tableFirst, periodId: chosen?.id };
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title={t('chart.page.title')} lead={t('chart.page.lead.label')} />
      <FilterChips
        label={t('chart.period.self.label')}
        chips={chips}
        current={chosen ? String(chosen.id) : ''}
      />
      <ChartPair>
        <TypeChart {...shared} />
        <PeopleChart {...shared} ext={ext} extLink={(next) => linkTo(chosen?.id, next)} />
      </ChartPair>
      <HistoryChart stamp={stamp} tableFirst={tableFirst} onPick={pick} />
    </div>
  );
}
