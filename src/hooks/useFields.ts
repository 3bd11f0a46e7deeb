import { useEffect, useState } from 'react';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

export interface Fields<Values extends Record<string, string>> {
  values: Values;
  errors: FieldErrors<keyof Values & string>;
  set: (name: keyof Values & string, value: string) => void;
  /** The service refused this one; it stands there until it is edited. */
  refuse: (name: keyof Values & string, reason: string) => void;
  /** True when nothing is wrong; else the errors show and the first wrong field has the focus. */
  check: (form: HTMLElement | null) => boolean;
}

/** These never leave the page's memory. */
const SECRET = new Set(['password', 'code']);

const recall = (memory: string | undefined): object =>
  JSON.parse((memory && sessionStorage.getItem(memory)) || '{}');

/** A short form of plain text fields: errors show from the first attempt on, at their fields. Under `memory` what was typed survives a reload of the tab. */
export function useFields<Values extends Record<string, string>>(
  initial: Values,
  problems: (values: Values) => FieldErrors<keyof Values & string>,
  memory?: string,
): Fields<Values> {
  type Name = keyof Values & string;
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...recall(memory) }));
  useEffect(() => {
    if (memory)
      sessionStorage.setItem(
        memory,
        JSON.stringify(values, (name, value) => (SECRET.has(name) ? undefined : value)),
      );
  }, [memory, values]);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors<Name>>({});
  const found = problems(values);
  const focus = (form: HTMLElement | null, name: string): void =>
    form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  return {
    values,
    errors: tried ? { ...refused, ...found } : refused,
    set: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }));
      setRefused(({ [name]: _, ...rest }) => rest as FieldErrors<Name>);
    },
    refuse: (name, reason) => setRefused((now) => ({ ...now, [name]: reason })),
    check: (form) => {
      setTried(true);
      const [first] = Object.keys(initial).filter((name) => found[name as Name] ?? refused[name as Name]);
      if (first) focus(form, first);
      return first === undefined;
    },
  };
}
