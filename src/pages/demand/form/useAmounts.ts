import type { DemandDraft } from '@contract/demand-posting';
import { useState } from 'react';
import type { Typed } from '@/components/form/field-props';
import { useText } from '@/i18n/useText';
import type { PartProps } from './part-props';

type End = 'budgetMin' | 'budgetMax';
const ENDS = ['budgetMin', 'budgetMax'] as const;

export interface Amounts {
  value: (end: End) => Typed<number>;
  change: (end: End, value: Typed<number>) => void;
  problems: { field: End; text: string }[];
}

/** What is typed as an amount and is none (yet) stays in its field with a word about it; the draft holds amounts only. */
export function useAmounts(fields: DemandDraft, set: PartProps['set']): Amounts {
  const t = useText();
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({});
  return {
    value: (end) => typed[end] ?? fields[end],
    change: (end, value) => {
      const isAmount = typeof value !== 'string';
      setTyped(({ [end]: _, ...rest }) => (isAmount ? rest : { ...rest, [end]: value }));
      set(end, isAmount ? value : null);
    },
    problems: ENDS.filter((end) => typed[end] !== undefined).map((field) => ({
      field,
      text: t('demand.form.amount.invalid'),
    })),
  };
}
