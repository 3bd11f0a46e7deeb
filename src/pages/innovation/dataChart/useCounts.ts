import type { Period } from '@contract/period';
import { periodBefore } from '@contract/rules/period-before';
import { useLoad } from '@/hooks/useLoad';

export interface Counted<C> {
  counts: C[];
  /** Of the period before; null where there is none, or all periods are shown. */
  before: { name: string; counts: C[] } | null;
  /** When the answer came, by this machine's clock. */
  at: number;
}

/** The counts of a period and, unless it stands alone, of the one before it, with the moment at which they were counted. */
export function useCounts<C>(
  count: (periodId: number | undefined) => Promise<C[]>,
  {
    period,
    periods,
    deps = [],
    alone = false,
  }: { period: Period | undefined; periods: readonly Period[]; deps?: unknown[]; alone?: boolean },
) {
  return useLoad(
    async (): Promise<Counted<C>> => {
      const previous = alone ? undefined : period && periodBefore(periods, period);
      const [counts, then] = await Promise.all([count(period?.id), previous && count(previous.id)]);
      return {
        counts,
        before: previous && then ? { name: previous.name, counts: then } : null,
        at: Date.now(),
      };
    },
    { refreshDeps: [period?.id, ...deps] },
  );
}
