import { useState } from 'react';
import type { Refusal } from './refusal-of';

type Said = Pick<Refusal, 'fields' | 'form' | 'isRepeatable'>;

const NOTHING: Said = { fields: {}, form: null, isRepeatable: false };

/** What was refused of a form: at its fields until they are edited, and of the whole until anything is. */
export function useRefusals() {
  const [said, setSaid] = useState<Said>(NOTHING);
  return {
    fields: said.fields,
    form: said.form,
    /** Nobody knows what became of it; sent again as it stands, it is done once. */
    isRepeatable: said.isRepeatable && said.form !== null,
    take: (refusal: Said): void => setSaid(refusal),
    add: (name: string, reason: string): void =>
      setSaid((known) => ({ ...known, fields: { ...known.fields, [name]: reason } })),
    edited: (names: readonly string[]): void =>
      setSaid(({ fields }) => ({
        ...NOTHING,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
      })),
    clear: (): void => setSaid(NOTHING),
  };
}
