import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestError } from '@/utils/request-error';

const PAUSE_MS = 2000;
const RETRY_MS = 5000;
/** The same beginning as the journals of applications: signing out erases both. */
const PREFIX = 'kaichuang-draft:';
const HTTP_CONFLICT = 409;

interface Stored<T> {
  version: number;
  fields: T;
}

interface Ports<T> {
  /** Names the record on this device: `achievement:7`. */
  name: string;
  stored: Stored<T>;
  save: (version: number, changes: Partial<T>) => Promise<Stored<T>>;
  load: () => Promise<Stored<T>>;
}

/** Where the work is; `src/components/SaveState` says it in words. */
type Saving =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'offline' };

/** A field that somebody else changed as well: mine is on the screen, theirs is stored. */
export type Rival<T> = { [K in keyof T]: { field: K; theirs: T[K] } }[keyof T];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const recall = <T>(key: string): Partial<T> => JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>;

/**
 * A form whose fields are on the device at once and with the service two seconds later. Changes of others to other
 * fields come in silently; where both changed the same one, mine stays on the screen and theirs is offered.
 */
export function useRecordDraft<T extends object>({ name, stored, save, load }: Ports<T>) {
  const key = PREFIX + name;
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<Partial<T>>(() => recall<T>(key));
  const [rivals, setRivals] = useState<Rival<T>[]>([]);
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const latest = useRef({ base, changes });
  latest.current = { base, changes };
  const running = useRef<Promise<boolean> | null>(null);
  const again = useRef<() => Promise<boolean>>(async () => false);

  const keep = useCallback(
    (next: Partial<T>): void => {
      latest.current = { ...latest.current, changes: next };
      setChanges(next);
      if (Object.keys(next).length > 0) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    },
    [key],
  );

  /** The record moved on elsewhere: read it again, ours on top. */
  const rebase = useCallback(async (): Promise<void> => {
    const before = latest.current.base.fields;
    const now = await load();
    const mine = latest.current.changes;
    const both = (Object.keys(mine) as (keyof T)[]).filter(
      (field) => !same(now.fields[field], before[field]) && !same(now.fields[field], mine[field]),
    );
    latest.current = { ...latest.current, base: now };
    setBase(now);
    setRivals(both.map((field) => ({ field, theirs: now.fields[field] }) as Rival<T>));
  }, [load]);

  const sendOnce = useCallback(async (): Promise<boolean> => {
    const sent = latest.current.changes;
    if (Object.keys(sent).length === 0) return true;
    setSaving({ kind: 'saving' });
    const reply = await save(latest.current.base.version, sent);
    const left = Object.fromEntries(
      Object.entries(latest.current.changes).filter(([field, value]) => !same(value, sent[field as keyof T])),
    ) as Partial<T>;
    latest.current = { base: reply, changes: left };
    setBase(reply);
    keep(left);
    setSaving({ kind: 'saved', at: Date.now() });
    return true;
  }, [save, keep]);

  const attempt = useCallback(async (): Promise<boolean> => {
    try {
      return await sendOnce();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.failure.httpStatus === HTTP_CONFLICT && error.failure.errorCode?.endsWith('version_moved')) {
        await rebase();
        return sendOnce().catch(() => false);
      }
      const isAway = error.failure.kind === 'network' || error.failure.kind === 'timeout';
      setSaving(isAway ? { kind: 'offline' } : { kind: 'failed', onRetry: () => void again.current() });
      return false;
    }
  }, [sendOnce, rebase]);

  /** Sends what is left now; false when it could not be saved (it stays on the device). */
  const flush = useCallback((): Promise<boolean> => {
    running.current ??= attempt().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [attempt]);

  again.current = flush;
  const isDirty = Object.keys(changes).length > 0;
  const isStuck = saving.kind === 'offline' || saving.kind === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => void again.current(), isStuck ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes, isDirty, isStuck]);
  // Whoever leaves takes nothing along: the last words are sent.
  useEffect(() => () => void again.current(), []);

  return {
    fields: { ...base.fields, ...changes },
    version: base.version,
    /** What is not stored yet. */
    changes,
    rivals,
    saving,
    set: <K extends keyof T>(field: K, value: T[K]): void => {
      keep({ ...latest.current.changes, [field]: value });
    },
    /** Takes what the other one wrote. */
    yieldTo: ({ field }: Rival<T>): void => {
      const { [field]: _, ...rest } = latest.current.changes;
      keep(rest as Partial<T>);
      setRivals((all) => all.filter((rival) => rival.field !== field));
    },
    /** Keeps mine; it is stored over theirs. */
    insist: ({ field }: Rival<T>): void => setRivals((all) => all.filter((rival) => rival.field !== field)),
    flush,
  };
}
