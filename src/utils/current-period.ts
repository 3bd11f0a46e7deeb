import type { Period } from '@contract/period';

const at = (iso: string): number => Date.parse(iso);

/** The period to show: the open one that ends first, else the next to open, else the last one. */
export function currentPeriod(periods: readonly Period[]): Period | undefined {
  const open = periods.filter(({ status }) => status === 'open' || status === 'closing');
  const coming = periods.filter(({ status }) => status === 'forecast');
  return (
    [...open].sort((a, b) => at(a.applyEnd) - at(b.applyEnd))[0] ??
    [...coming].sort((a, b) => at(a.applyStart) - at(b.applyStart))[0] ??
    [...periods].sort((a, b) => at(b.applyEnd) - at(a.applyEnd))[0]
  );
}
