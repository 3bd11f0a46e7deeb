import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import { holdUnsent } from '@/utils/unsent-work';
import { holdsValues } from './kept-values';
import { type Refusal, refusalOf } from './refusal-of';
import { useRefusals } from './useRefusals';
import { type Keeping, useTypedValues } from './useTypedValues';

type Faults<V> = Partial<Record<keyof V & string, string>>;

interface Plan<V> extends Keeping {
  initial: V;
  check: (values: V) => Faults<V>;
  /** What is wrong with the form as a whole, and with none of its fields. */
  checkWhole?: (values: V) => string | null;
  /** Resolves to false when the person decided not to send after all: the typed values stay. */
  send: (values: V) => Promise<unknown>;
  /** The field that an error code without a field belongs to. */
  byCode?: Readonly<Record<string, keyof V & string>>;
  onRefusal?: (refusal: Refusal) => void;
  /** A summary takes the focus after a refused attempt; else the first faulty field does. */
  summary?: boolean;
}

export interface FieldForm<V> {
  values: V;
  dirty: boolean;
  busy: boolean;
  attempt: number;
  /** Errors by field: the form's own from the first attempt on, those of the service at once. */
  errors: Faults<V>;
  /** The same in the order of the form, for a summary. */
  faults: { id: string; text: string }[];
  /** The service's refusal of the form as a whole. */
  refusal: string | null;
  /** Nobody knows whether the request was carried out; sent again unchanged, it is carried out only once. */
  isRepeatable: boolean;
  /** No further attempt can succeed: the record is gone, or no longer for this person. */
  isFinal: boolean;
  /** Props of one field: spread them over a field of the kit. */
  at: <K extends keyof V & string>(
    name: K,
  ) => { id: string; value: V[K]; onChange: (value: V[K]) => void; error: string | null };
  set: (change: Partial<V>) => void;
  /** Shows an error that was found elsewhere at a field, until the field is edited. */
  refuse: (name: keyof V & string, reason: string) => void;
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
  const { form, initial, check, byCode, summary = false } = plan;
  const { typed, latest, store, forget } = useTypedValues<V>(plan);
  const refusals = useRefusals();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const t = useText();
  const running = useRef(false);
  useLeaveGuard();
  const dirty = Object.keys(typed).length > 0;
  const isHeld = dirty || busy;
  useEffect(() => (isHeld ? holdUnsent({}) : undefined), [isHeld]);
  const values = { ...initial, ...typed };
  const names = Object.keys(values) as (keyof V & string)[];
  // Nobody is told what is missing before the first attempt.
  const wrong: Record<string, string | undefined> =
    attempt > 0 ? { ...check(values), ...refusals.fields } : refusals.fields;
  const idOf = (name: string): string => `${form}-${name}`;
  const faults = names.flatMap((name) => (wrong[name] ? [{ id: idOf(name), text: wrong[name] }] : []));

  const set = (change: Partial<V>): void => {
    // Two fields may change within one event: the second must not undo the first.
    store({ ...latest.current, ...change });
    refusals.edited(Object.keys(change));
  };
  const reset = (): void => {
    forget();
    refusals.clear();
    setAttempt(0);
  };
  /** Forgets the values that were sent; what was typed meanwhile stays. */
  const settle = (sent: Partial<V>): void => {
    const since = Object.entries(latest.current).filter(([name, value]) => value !== sent[name as keyof V]);
    reset();
    if (since.length > 0) store(Object.fromEntries(since) as Partial<V>);
  };
  const focusFirst = (bad: object): void => {
    const first = names.find((name) => name in bad);
    if (!first || summary) return;
    requestAnimationFrame(() => {
      // A group of native controls has no id of its own.
      if (!focusField(idOf(first))) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    });
  };
  const submit = async (): Promise<void> => {
    if (running.current) return;
    const missing = check(values);
    setAttempt((n) => n + 1);
    refusals.clear();
    if (Object.keys(missing).length > 0) return focusFirst(missing);
    const lacking = plan.checkWhole?.(values) ?? null;
    if (lacking !== null)
      return refusals.take({ fields: {}, form: lacking, isRepeatable: false, isFinal: false });
    running.current = true;
    setBusy(true);
    const sent = latest.current;
    try {
      if ((await plan.send(values)) !== false) settle(sent);
    } catch (error) {
      const answer = refusalOf(t, error, names, byCode);
      refusals.take(answer);
      focusFirst(answer.fields);
      plan.onRefusal?.(answer);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    values,
    dirty,
    busy,
    attempt,
    errors: wrong as Faults<V>,
    faults,
    refusal: refusals.form,
    isRepeatable: refusals.isRepeatable,
    isFinal: refusals.isFinal,
    at: (name) => ({
      id: idOf(name),
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      error: wrong[name] ?? null,
    }),
    set,
    refuse: (name, reason) => {
      refusals.add(name, reason);
      focusFirst({ [name]: reason });
    },
    submit,
    reset,
  };
}
