import type { Period } from '@contract/period';
import { together } from '@/request/cache';
import { listPeriods, periodsAtOnce } from '@/services/period';
import { useLoad } from './useLoad';

/** A page and its frame that ask at the same moment ask once. */
const load = (): Promise<Period[]> => together('periods', async () => (await listPeriods('section')).list);

const atOnce = (): Period[] | undefined => periodsAtOnce()?.list;

export interface Periods {
  /** Undefined until they are loaded. */
  periods: Period[] | undefined;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
}

/** All periods. Read anew by each page, because their statuses follow the clock. */
export function usePeriods(): Periods {
  const { data: periods, error, loading, reload } = useLoad(load, { atOnce });
  return { periods, error, loading, reload };
}
