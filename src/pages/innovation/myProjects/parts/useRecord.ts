import type { Application } from '@contract/apply';
import type { Period } from '@contract/period';
import type { Fields } from '@contract/rules/draft-fields';
import { beginRecord, type NewRecord } from '@/draft/new-record';
import type { Kept } from '@/draft/recall';
import { recallMade } from '@/draft/recall-made';
import { type DictEntries, loadDicts } from '@/hooks/useDicts';
import { useLoad } from '@/hooks/useLoad';
import { type Session, useSession } from '@/hooks/useSession';
import { checkApplyAvailable, fetchApplication } from '@/services/apply';
import { listPeriods } from '@/services/period';
import { clockOffset } from '@/utils/clock';
import { isTakenBack } from '@/utils/is-taken-back';
import { RequestError } from '@/utils/request-error';
import type { Offer } from './application-paths';
import { unmade } from './unmade';

/** Everything the pages of one application are drawn from. */
export interface ApplicationRecord {
  application: Application;
  /** What an earlier visit left of it on this device. */
  kept: Kept;
  /** While there is no such application yet: what it is to become. */
  begins: { as: NewRecord; offer: Offer } | null;
  /** The period it was made for. */
  period: Period;
  periods: readonly Period[];
  dicts: DictEntries;
  /** Server time minus this machine's. */
  clockOffset: number;
}

const DICT_TYPES = ['kczx_field'] as const;

type User = NonNullable<Session['user']>;

/** What surrounds the form: the periods, the dictionaries, the service's clock. */
async function surroundings() {
  const sentAt = Date.now();
  const [{ list: periods }, dicts] = await Promise.all([listPeriods(), loadDicts(DICT_TYPES)]);
  return (periodId: number) => {
    const period = periods.find(({ id }) => id === periodId);
    if (!period) throw new RequestError({ kind: 'other' });
    return { period, periods, dicts, clockOffset: clockOffset(period.serverTime, sentAt, Date.now()) };
  };
}

async function load(id: number, { userId }: User): Promise<ApplicationRecord> {
  const kept = await recallMade(userId, { kind: 'application-', id, name: id });
  const [application, around] = await Promise.all([
    fetchApplication(id, { shownBy: 'page' }),
    surroundings(),
  ]);
  return { application, kept, begins: null, ...around(application.periodId) };
}

/** Answers that were carried here are as good as typed: they make the draft. */
const typedNow = (carried: Fields): Kept =>
  Object.fromEntries(
    Object.entries(carried).map(([path, value]) => [path, { base: null, value, at: Date.now() }]),
  );

/** Null where this person may not apply (any more), and has typed nothing that would be lost. */
async function begin(offer: Offer, user: User): Promise<ApplicationRecord | null> {
  const { periodId, category, demandId } = offer;
  const as = await beginRecord(user.userId, `application-${periodId}-${category}-${demandId ?? 0}`);
  const isTyped = Object.keys(as.kept).length > 0;
  const [{ available }, around] = await Promise.all([
    isTyped ? { available: true } : checkApplyAvailable({ periodId, category }),
    surroundings(),
  ]);
  if (!available) as.release();
  if (!available) return null;
  const facts = around(periodId);
  const kept = isTyped ? as.kept : typedNow(offer.carried ?? {});
  // What was carried goes into the draft as typed words, not into the call that makes it.
  const begins = { as, offer: { periodId, category, demandId } };
  return { application: unmade(offer, facts.period, user), kept, begins, ...facts };
}

/**
 * The application of this number, or one to be begun; null where there is neither. `key` says when another one is
 * meant: the address alone changes also when the one that is open has been made.
 */
export function useRecord(wanted: number | Offer | null, key = String(wanted)) {
  const { user } = useSession();
  const { data, error, loading, reload, set } = useLoad(
    async () => {
      if (wanted === null || !user) return undefined;
      return typeof wanted === 'number' ? load(wanted, user) : begin(wanted, user);
    },
    { about: key, question: user?.userId, answers: isTakenBack },
  );
  const record = data ?? undefined;
  const setApplication = (application: Application): void => {
    if (record) set({ ...record, application, kept: {}, begins: null });
  };
  return { record, isRefused: data === null, error, loading, reload, setApplication };
}
