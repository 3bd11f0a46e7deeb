import type { Period } from '@contract/period';
import { periodBefore } from '@contract/rules/period-before';
import { type Loading, useLoad } from '@/hooks/useLoad';
import { serviceNow } from '@/utils/service-clock';

/** Counts and what they are counts of: while those of another choice are on their way, the chart still names these. */
export interface Counted<C, What> {
  counts: C[];
  what: What;
  /** Undefined: all periods together. */
  period: Period | undefined;
  /** Of the period before; null where there is none, or all periods are shown. */
  before: { name: string; counts: C[] } | null;
  /** When the answer came, by this machine's clock. */
  at: number;
}

interface Options<What> {
  period: Period | undefined;
  periods: readonly Period[];
  what: What;
  /** Without the period before it. */
  alone?: boolean;
}

/** The counts of a period and, unless it stands alone, of the one before it, with the moment at which they were counted. */
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
