import { toCsv } from '@contract/rules/csv';
import { changeText } from './change-text';
import type { ChartFigures } from './chart-option';

/** The filters of the figures, and when they were counted. */
export interface ChartStamp {
  scope: readonly string[];
  at: number;
}

export interface ChartData {
  title: string;
  /** 口径: what is counted, and how. */
  meaning: string;
  /** With which filter, and when it was counted. */
  stamp: string;
  figures: ChartFigures;
  columns: { name: string; value: string };
  /** Text in place of a hidden count. */
  few: string;
  /** Head of the column that compares; none where there is nothing to compare. */
  change: string;
}

/** The figures as a file for tables; what is counted stands above them. */
export const chartCsv = ({ title, meaning, stamp, figures, columns, few, change }: ChartData): string => {
  const { categories, series, compared } = figures;
  const heads = series.length === 1 ? [columns.value] : series.map(({ name }) => name);
  const rows = categories.map((category, i) => {
    const values = series.map(({ values: row }) => row[i] ?? null);
    return [category, ...values.map((value) => value ?? few), ...(compared ? [changeText(values)] : [])];
  });
  return toCsv([
    [title],
    [meaning],
    [stamp],
    [columns.name, ...heads, ...(compared ? [change] : [])],
    ...rows,
  ]);
};

/** The same for programs: a hidden count is null, and the file says what null means. */
export const chartJson = ({ title, meaning, stamp, figures, few }: ChartData): string =>
  JSON.stringify({ title, meaning, stamp, ...figures, null: few }, null, 2);
