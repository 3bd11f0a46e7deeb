import type { DemandIndicator } from '@contract/demand';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';

const COLUMNS = ['name', 'current', 'target', 'method'] as const;

/** Indicators by which a solution will be judged. */
export function IndicatorTable({ indicators }: { indicators: readonly DemandIndicator[] }) {
  const t = useText();
  const columns: Column<DemandIndicator>[] = COLUMNS.map((key) => ({
    key,
    title: t(`demand.detail.${key}.column`),
    render: (row) => row[key],
  }));
  return (
    <ResponsiveTable
      caption={t('demand.detail.indicators.title')}
      captionHidden
      columns={columns}
      rows={indicators}
      rowKey={({ name }) => name}
    />
  );
}
