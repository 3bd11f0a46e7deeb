import type { ChartFigures } from './chart-option';

export interface Summary {
  /** Sum of all figures; null while one of them is hidden. */
  total: number | null;
  /** The largest place, or all that share the first; null where nothing stands out or a hidden figure could change it. */
  leaders: { names: string[]; value: number } | null;
  /** A figure is not shown. */
  hidden: boolean;
}

/** What one sentence may say of the figures without saying what they do not. */
export const summaryOf = ({ categories, series: all, compared, sums }: ChartFigures): Summary => {
  const series = compared ? all.slice(0, 1) : all;
  const places = categories.map((name, at) => {
    const values = series.map(({ values: row }) => row[at] ?? null);
    const known = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const sum = sums?.[at];
    if (typeof sum === 'number') return { name, low: sum, high: sum };
    // A hidden count may be any: also such are hidden from which a small one could be reckoned.
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

/** How many more than the period before, less than none for fewer; null where a hidden figure leaves it open. */
export const changeOf = ({ series: [now, before], compared }: ChartFigures): number | null => {
  if (!compared || !now || !before) return null;
  const values = [...now.values, ...before.values];
  if (values.includes(null)) return null;
  const sum = (of: readonly (number | null)[]): number =>
    of.reduce<number>((all, value) => all + (value ?? 0), 0);
  return sum(now.values) - sum(before.values);
};
