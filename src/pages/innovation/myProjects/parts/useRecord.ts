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
import { isTakenBack } from '@/utils/is-taken-back';
import { RequestError } from '@/utils/request-error';
import type { Offer } from './application-paths';
import { unmade } from './unmade';

/** Everything that the pages of one application display. */
export interface ApplicationRecord {
  application: Application;
  /** Unsaved edits of an earlier visit, kept on this device. */
  kept: Kept;
  /** Set while the application is not created yet: how to create it. */
  begins: { as: NewRecord; offer: Offer } | null;
  /** The period the application belongs to. */
  period: Period;
  periods: readonly Period[];
  dicts: DictEntries;
}

const DICT_TYPES = ['kczx_field'] as const;

type User = NonNullable<Session['user']>;

/** What surrounds the form: the periods and the dictionaries. */
async function surroundings() {
  const [{ list: periods }, dicts] = await Promise.all([listPeriods(), loadDicts(DICT_TYPES)]);
  return (periodId: number) => {
    const period = periods.find(({ id }) => id === periodId);
    if (!period) throw new RequestError({ kind: 'other' });
    return { period, periods, dicts };
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

/** Turns answers brought from the self-check into edits, so that they create the draft like typed values. */
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
  // Carried answers are edits of the draft, so they are not part of the request that creates it.
  const begins = { as, offer: { periodId, category, demandId } };
  return { application: unmade(offer, facts.period, user), kept, begins, ...facts };
}

/**
 * Loads an application by id, or prepares a new one; null if neither is possible. `key` identifies the record: the
 * address alone also changes when the open application has been created.
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
