import type { Period } from '@contract/period';
import { firstAnswerTimes } from '@/request/first-answers';
import { listPeriods } from '@/services/period';
import { clockOffset } from '@/utils/clock';
import { useLoad } from './useLoad';

interface Loaded {
  list: Period[];
  /** Server time minus this machine's. */
  offset: number;
}

const load = async (): Promise<Loaded> => {
  const withPage = firstAnswerTimes('/prod-api/cms/period/list');
  const asked = Date.now();
  const { list } = await listPeriods('section');
  const { sentAt, receivedAt } = withPage ?? { sentAt: asked, receivedAt: Date.now() };
  const first = list[0];
  return { list, offset: first ? clockOffset(first.serverTime, sentAt, receivedAt) : 0 };
};

export interface Periods {
  /** Undefined while it is not known. */
  periods: Period[] | undefined;
  clockOffset: number;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
}

/** All periods, with the service's clock. Read anew by each page, so that the clock is never an old one. */
export function usePeriods(): Periods {
  const { data, error, loading, reload } = useLoad(load);
  return { periods: data?.list, clockOffset: data?.offset ?? 0, error, loading, reload };
}
