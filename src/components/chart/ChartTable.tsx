import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import type { ChartFigures } from './chart-option';

interface Props {
  caption: string;
  figures: ChartFigures;
  columns: { name: string; value: string };
}

/** The same figures as a table: for screen readers, for print, and for who wants the number. */
export function ChartTable({ caption, figures, columns }: Props) {
  const t = useText();
  const { categories, series } = figures;
  const rows = categories.map((name, i) => ({ name, values: series.map(({ values }) => values[i] ?? null) }));
  return (
    <ResponsiveTable
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: columns.name, render: ({ name }) => name },
        ...series.map(({ name }, i) => ({
          key: name,
          title: series.length === 1 ? columns.value : name,
          numeric: true,
          render: ({ values }: { values: (number | null)[] }) => values[i] ?? t('chart.few.self.label'),
        })),
      ]}
    />
  );
}
