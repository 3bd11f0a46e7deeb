import { useEffect, useRef, useState } from 'react';
import type { FieldFault } from '@/components/form/ErrorSummary';
import { focusField } from '@/components/form/focus-field';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { forgetValues, holdsValues, keepValues, keptValues } from './kept-values';
import { type Refusal, refusalOf } from './refusal-of';

type Faults<V> = Partial<Record<keyof V & string, string>>;

interface Plan<V> {
  /** Ids of the controls are `{form}-{field}`. */
  form: string;
  initial: V;
  check: (values: V) => Faults<V>;
  /** False when the person thought better of it: what was typed stays. */
  send: (values: V) => Promise<unknown>;
  /** The field that an error code without field is about. */
  byCode?: Readonly<Record<string, keyof V & string>>;
  onRefusal?: (refusal: Refusal) => void;
  /** Passwords and codes are never kept; everything else outlives a change of tab. */
  secret?: boolean;
  /** A summary takes the focus after a refused attempt; else the first faulty field does. */
  summary?: boolean;
}

export interface FieldForm<V> {
  values: V;
  dirty: boolean;
  busy: boolean;
  attempt: number;
  faults: FieldFault[];
  /** What the service refused of the form as a whole. */
  refusal: string | null;
  /** Props of one field: spread them over a field of the kit. */
  at: <K extends keyof V & string>(
    name: K,
  ) => { id: string; value: V[K]; onChange: (value: V[K]) => void; error: string | null };
  set: (change: Partial<V>) => void;
  submit: () => Promise<void>;
  reset: () => void;
}

/** A reload would take what was typed: the browser asks first. */
function useLeaveGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (holdsValues()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

/** One form: its values, what is wrong with them and what the service said. Nothing typed is lost by an error. */
export function useFieldForm<V extends object>(plan: Plan<V>): FieldForm<V> {
  const { form, initial, check, byCode, secret = false, summary = false } = plan;
  const { user } = useSession();
  // Somebody else who signs in here must not find it.
  const keep = `${user?.userId}/${form}`;
  const [typed, setTyped] = useState<Partial<V>>(() => (secret ? {} : (keptValues<Partial<V>>(keep) ?? {})));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const t = useText();
  const latest = useRef(typed);
  const running = useRef(false);
  useLeaveGuard();
  const values = { ...initial, ...typed };
  const names = Object.keys(values) as (keyof V & string)[];
  // Nobody is told what is missing before the first attempt.
  const wrong: Record<string, string | undefined> = attempt > 0 ? { ...check(values), ...refused } : refused;
  const idOf = (name: string): string => `${form}-${name}`;
  const faults = names.flatMap((name) => (wrong[name] ? [{ id: idOf(name), text: wrong[name] }] : []));

  const set = (change: Partial<V>): void => {
    // Two fields may change within one event: the second must not undo the first.
    latest.current = { ...latest.current, ...change };
    const next = latest.current;
    setTyped(next);
    if (!secret) keepValues(keep, next);
    setRefusal(null);
    setRefused((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
  };
  const reset = (): void => {
    latest.current = {};
    setTyped({});
    forgetValues(keep);
    setRefused({});
    setRefusal(null);
    setAttempt(0);
  };
  const focusFirst = (bad: object): void => {
    const first = names.find((name) => name in bad);
    if (first && !summary) requestAnimationFrame(() => focusField(idOf(first)));
  };
  const submit = async (): Promise<void> => {
    if (running.current) return;
    const missing = check(values);
    setAttempt((n) => n + 1);
    setRefused({});
    setRefusal(null);
    if (Object.keys(missing).length > 0) return focusFirst(missing);
    running.current = true;
    setBusy(true);
    try {
      if ((await plan.send(values)) !== false) reset();
    } catch (error) {
      const answer = refusalOf(t, error, names, byCode);
      setRefused(answer.fields);
      setRefusal(answer.form);
      focusFirst(answer.fields);
      plan.onRefusal?.(answer);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    values,
    dirty: Object.keys(typed).length > 0,
    busy,
    attempt,
    faults,
    refusal,
    at: (name) => ({
      id: idOf(name),
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      error: wrong[name] ?? null,
    }),
    set,
    submit,
    reset,
  };
}
