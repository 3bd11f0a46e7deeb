import { EVERY_FIGURE } from '@contract/permissions';
import { useAccess, useSearchParams } from '@umijs/max';
import { FilterChips } from '@/components/FilterChips';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { PHONE_QUERY } from '@/theme/widths';
import { chartAddress, readChoice } from './chart-address';
import { Drawings } from './Drawings';
import styles from './index.module.css';

/** Statistics of the applications: the choices are kept in the address, and each chart has its own address. */
export default function DataChartPage() {
  const t = useText();
  const { may } = useAccess();
  const [query] = useSearchParams();
  const { periods = [], loading } = usePeriods();
  const tableFirst = useMediaQuery(PHONE_QUERY);
  const choice = readChoice(query);
  const { chart, ext, split } = choice;
  const begun = periods.filter(({ status }) => status !== 'forecast');
  const period = begun.find(({ id }) => id === choice.period);
  const linkTo = (id: number | undefined): string => chartAddress({ chart, period: id, ext, split });
  const chips = [
    { value: '', label: t('chart.period.all.label'), to: linkTo(undefined) },
    ...begun.map(({ id, name }) => ({ value: String(id), label: name, to: linkTo(id) })),
  ];
  const all = { label: t('chart.share.all.action'), to: chartAddress({ period: period?.id, ext, split }) };
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading
        title={t('chart.page.title')}
        lead={t(may(EVERY_FIGURE) ? 'chart.page.whole.label' : 'chart.page.lead.label')}
        crumbs={chart ? [all] : []}
      />
      {chart !== 'history' && (
        <FilterChips label={t('chart.period.self.label')} chips={chips} current={String(period?.id ?? '')} />
      )}
      {loading && periods.length === 0 ? (
        <LoadingSkeleton shape="rows" count={5} />
      ) : (
        <Drawings choice={choice} periods={begun} period={period} tableFirst={tableFirst} />
      )}
    </div>
  );
}
