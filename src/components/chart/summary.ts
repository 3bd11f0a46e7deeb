import type { ChartFigures } from './chart-option';

export interface Summary {
  /** Sum of all figures; null while one of them is hidden. */
  total: number | null;
  /**
   * The category with the largest figure, or all that share it; null where none stands out or a hidden count could
   * change it.
   */
  leaders: { names: string[]; value: number } | null;
  /** A figure is not shown. */
  hidden: boolean;
}

/** What one sentence can say about the figures without claiming more than they show. */
export const summaryOf = ({ categories, series: all, compared, sums }: ChartFigures): Summary => {
  const series = compared ? all.slice(0, 1) : all;
  const places = categories.map((name, at) => {
    const values = series.map(({ values: row }) => row[at] ?? null);
    const known = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const sum = sums?.[at];
    if (typeof sum === 'number') return { name, low: sum, high: sum };
    // A hidden count has no upper bound: larger counts are hidden too where a small one could be computed from them.
    return { name, low: known, high: values.includes(null) ? Number.POSITIVE_INFINITY : known };
  });
  const hidden = series.some(({ values }) => values.includes(null));
  const isOpen = places.some(({ low, high }) => low !== high);
  const best = Math.max(0, ...places.map(({ low }) => low));
  const first = places.filter(({ low, high }) => low === best && high === best);
  const others = places.filter((place) => !first.includes(place));
  const isClear =
    best > 0 && first.length > 0 && others.length > 0 && others.every(({ high }) => high < best);
  return {
    total: isOpen ? null : places.reduce((sum, { low }) => sum + low, 0),
    leaders: isClear ? { names: first.map(({ name }) => name), value: best } : null,
    hidden,
  };
};

/** The change from the previous period, negative for fewer; null where a hidden count leaves it unknown. */
export const changeOf = ({ series: [now, before], compared }: ChartFigures): number | null => {
  if (!compared || !now || !before) return null;
  const values = [...now.values, ...before.values];
  if (values.includes(null)) return null;
  const sum = (of: readonly (number | null)[]): number =>
    of.reduce<number>((all, value) => all + (value ?? 0), 0);
  return sum(now.values) - sum(before.values);
};
