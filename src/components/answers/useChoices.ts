import { DEGREES, INDICATOR_KINDS, TITLES, UNIT_NATURES } from '@contract/enums';
import { useMemo } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';

export interface Choice {
  value: string;
  label: string;
}

const CHOICES = {
  nature: UNIT_NATURES,
  degree: DEGREES,
  title: TITLES,
  kind: INDICATOR_KINDS,
} as const;
export type ChoiceName = keyof typeof CHOICES;

/** The closed lists of the form with their Chinese names, for selects, answers and differences alike. */
export function useChoices(): Record<ChoiceName, Choice[]> {
  const t = useText();
  return useMemo(() => {
    const of = (name: ChoiceName): Choice[] =>
      CHOICES[name].map((value) => ({
        value,
        label: t(`application.choice.${name}.${value}.label` as MessageId),
      }));
    return { nature: of('nature'), degree: of('degree'), title: of('title'), kind: of('kind') };
  }, [t]);
}
