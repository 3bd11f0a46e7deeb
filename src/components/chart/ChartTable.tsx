import type { ReactNode } from 'react';
import { Anchor } from '@/components/Anchor';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useCount } from '@/i18n/useCount';
import { useText } from '@/i18n/useText';
import { changeText } from './change-text';
import type { ChartFigures } from './chart-option';

interface Props {
  caption: string;
  figures: ChartFigures;
  columns: { name: string; value: string };
  /** Text in place of a hidden count. */
  few: string;
  /** Address of the list of items that a figure counts; only for tables of one series. */
  linkOf?: ((name: string) => string) | undefined;
}

type Values = readonly (number | null)[];
interface Row {
  name: string;
  values: Values;
}

/** The same figures as a table: for screen readers, for printing, and for anybody who wants exact numbers. */
export function ChartTable({
  caption,
  figures: { categories, series, compared },
  columns,
  few,
  linkOf,
}: Props) {
  const t = useText();
  const written = useCount();
  const rows: Row[] = categories.map((name, i) => ({
    name,
    values: series.map(({ values }) => values[i] ?? null),
  }));
  const numbers = (key: string, title: string, render: (values: Values, name: string) => ReactNode) => ({
    key,
    title,
    numeric: true,
    render: ({ values, name }: Row) => render(values, name),
  });
  const shown = (value: number | null | undefined, name: string): ReactNode =>
    value && linkOf ? (
      <Anchor to={linkOf(name)}>{written(value)}</Anchor>
    ) : typeof value === 'number' ? (
      written(value)
    ) : (
      few
    );
  return (
    <ResponsiveTable
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: columns.name, render: ({ name }) => name },
        ...series.map(({ name }, i) =>
          numbers(name, series.length === 1 ? columns.value : name, (values, row) => shown(values[i], row)),
        ),
        ...(compared
          ? [numbers('change', t('chart.change.self.column'), (values) => changeText(values, written))]
          : []),
      ]}
    />
  );
}
