import { useEffect, useRef, useState } from 'react';
import { storedRecord, tryStore } from '@/utils/stored';
import { forgetValues, keepValues, keptValues, ownMemory } from './kept-values';
import { useSession } from './useSession';

export interface Keeping {
  /** Ids of the controls are `{form}-{field}`. */
  form: string;
  /** Never stored anywhere; everything else survives a change of page and a reload of the tab. */
  secret?: boolean;
  /**
   * Identifies a person (a document number): kept only in the memory of this page, and the browser asks before a
   * reload.
   */
  personal?: boolean;
  /** For somebody without an account yet: stored under this name, without passwords and codes. */
  memory?: string;
}

/** These never leave the page's memory. */
const SECRET = new Set(['password', 'code']);

/** Values for which the tab has no storage left last as long as the page, which asks before it is closed. */
const remember = (memory: string, values: object): void =>
  void tryStore(
    sessionStorage,
    memory,
    JSON.stringify(values, (name, value) => (SECRET.has(name) ? undefined : value)),
  );
const recall = <V>(memory: string): Partial<V> => (storedRecord(sessionStorage, memory) ?? {}) as Partial<V>;

/** Form values that were typed and not sent yet; `Keeping` says how long they last. */
export function useTypedValues<V extends object>({
  form,
  secret = false,
  personal = false,
  memory,
}: Keeping) {
  const { user } = useSession();
  // Somebody else who signs in here must not find the values.
  const keep = `${user?.userId}/${form}`;
  const lasting = memory ?? (secret || personal || !user ? null : ownMemory(user.userId, form));
  const [typed, setTyped] = useState<Partial<V>>(() => {
    if (secret) return {};
    const kept = memory ? undefined : keptValues<Partial<V>>(keep);
    return kept ?? (lasting ? recall(lasting) : {});
  });
  const latest = useRef(typed);
  // Restored values count as unsent again, so that the tab asks before it is closed.
  useEffect(() => {
    if (!memory && !secret && Object.keys(latest.current).length > 0) keepValues(keep, latest.current);
  }, [keep, memory, secret]);
  const store = (next: Partial<V>): void => {
    latest.current = next;
    setTyped(next);
    if (lasting) remember(lasting, next);
    if (!memory && !secret) keepValues(keep, next);
  };
  const forget = (): void => {
    store({});
    forgetValues(keep);
    if (lasting) sessionStorage.removeItem(lasting);
  };
  return { typed, latest, store, forget };
}
