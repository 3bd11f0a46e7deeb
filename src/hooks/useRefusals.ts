import { useState } from 'react';
import type { Refusal } from './refusal-of';

type Said = Pick<Refusal, 'fields' | 'form' | 'isRepeatable' | 'isFinal'>;

const NOTHING: Said = { fields: {}, form: null, isRepeatable: false, isFinal: false };

/**
 * The service's refusal of a form: errors at fields until they are edited, and one for the whole form until anything is
 * edited.
 */
export function useRefusals() {
  const [said, setSaid] = useState<Said>(NOTHING);
  return {
    fields: said.fields,
    form: said.form,
    /** Nobody knows whether the request was carried out; sent again unchanged, it is carried out only once. */
    isRepeatable: said.isRepeatable && said.form !== null,
    /** No further attempt can succeed. */
    isFinal: said.isFinal,
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
