import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import { type Kept, recall } from '@/draft/recall';
import { type DictEntries, loadDicts } from '@/hooks/useDicts';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { fetchApplication } from '@/services/apply';
import { listPeriods } from '@/services/period';
import { clockOffset } from '@/utils/clock';
import { RequestError } from '@/utils/request-error';

/** Everything the pages of one application are drawn from. */
export interface ApplicationRecord {
  application: Application;
  /** What an earlier visit left of it on this device. */
  kept: Kept;
  /** The period it was made for. */
  period: Period;
  periods: readonly Period[];
  dicts: DictEntries;
  /** Server time minus this machine's. */
  clockOffset: number;
}

const DICT_TYPES = ['kczx_field'] as const;

async function load(id: number, userId: number): Promise<ApplicationRecord> {
  const kept = await recall(userId, id);
  const sentAt = Date.now();
  const [application, { list }, dicts] = await Promise.all([
    fetchApplication(id),
    listPeriods(),
    loadDicts(DICT_TYPES),
  ]);
  const period = list.find((each) => each.id === application.periodId);
  if (!period) throw new RequestError({ kind: 'other' });
  return {
    application,
    kept,
    period,
    periods: list,
    dicts,
    clockOffset: clockOffset(period.serverTime, sentAt, Date.now()),
  };
}

export function useRecord(id: number) {
  const userId = useSession().user?.userId;
  const { data, error, loading, reload, set } = useLoad(
    async () => (id === 0 || userId === undefined ? undefined : load(id, userId)),
    { refreshDeps: [id, userId] },
  );
  // While another application loads, the last one is not this one.
  const record = data?.application.id === id ? data : undefined;
  const setApplication = (application: Application): void => {
    if (record) set({ ...record, application });
  };
  return { record, error, loading, reload, setApplication };
}
