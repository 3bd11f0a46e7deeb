import type { Period } from '@contract/period';
import { together } from '@/request/cache';
import { firstAnswerTimes } from '@/request/first-answers';
import { listPeriods, periodsAtOnce } from '@/services/period';
import { clockOffset } from '@/utils/clock';
import { hearServiceTime } from '@/utils/service-clock';
import { useLoad } from './useLoad';

interface Loaded {
  list: Period[];
  /** Server time minus this machine's, in milliseconds. */
  offset: number;
}

const PERIODS = '/prod-api/cms/period/list';

const loaded = (list: Period[], sentAt: number, receivedAt: number): Loaded => {
  const [first] = list;
  hearServiceTime(first?.serverTime, sentAt, receivedAt);
  return { list, offset: first ? clockOffset(first.serverTime, sentAt, receivedAt) : 0 };
};

const ask = async (): Promise<Loaded> => {
  // An answer that came with the page is as old as the page, not as this call: its own times count.
  const times = firstAnswerTimes(PERIODS);
  const sentAt = times?.sentAt ?? Date.now();
  const { list } = await listPeriods('section');
  return loaded(list, sentAt, times?.receivedAt ?? Date.now());
};

/** A page and its frame that ask at the same moment ask once. */
const load = (): Promise<Loaded> => together(PERIODS, ask);

const atOnce = (): Loaded | undefined => {
  const times = firstAnswerTimes(PERIODS);
  const first = periodsAtOnce();
  return first && times ? loaded(first.list, times.sentAt, times.receivedAt) : undefined;
};

export interface Periods {
  /** Undefined until they are loaded. */
  periods: Period[] | undefined;
  clockOffset: number;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
}

/** All periods, with the service's clock. Read anew by each page, so that the clock is never an old one. */
export function usePeriods(): Periods {
  const { data, error, loading, reload } = useLoad(load, { atOnce });
  return { periods: data?.list, clockOffset: data?.offset ?? 0, error, loading, reload };
}
