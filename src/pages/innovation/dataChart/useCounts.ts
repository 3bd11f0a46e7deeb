import type { Period } from '@contract/period';
import { periodBefore } from '@contract/rules/period-before';
import { type Loading, useLoad } from '@/hooks/useLoad';
import { serviceNow } from '@/utils/service-clock';

/** Counts together with their query: while another query is loading, the chart still names the one it shows. */
export interface Counted<C, What> {
  counts: C[];
  what: What;
  /** Undefined: all periods together. */
  period: Period | undefined;
  /** Counts of the previous period; null if there is none or all periods are shown. */
  before: { name: string; counts: C[] } | null;
  /** When it was answered, in milliseconds. */
  at: number;
}

interface Options<What> {
  period: Period | undefined;
  periods: readonly Period[];
  what: What;
  /** Skips the previous period. */
  alone?: boolean;
}

/** The counts of a period and, unless `alone` is set, of the previous one, with the time at which they were counted. */
export function useCounts<C, What>(
  count: (what: What, periodId: number | undefined) => Promise<C[]>,
  { period, periods, what, alone = false }: Options<What>,
): Loading<Counted<C, What>> {
  return useLoad(
    async () => {
      const previous = alone ? undefined : period && periodBefore(periods, period);
      const [counts, then] = await Promise.all([
        count(what, period?.id),
        previous && count(what, previous.id),
      ]);
      return {
        counts,
        what,
        period,
        before: previous && then ? { name: previous.name, counts: then } : null,
        at: serviceNow(),
      };
    },
    { question: [period?.id, JSON.stringify(what), alone] },
  );
}
