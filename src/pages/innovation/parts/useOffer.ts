import type { Period } from '@contract/period';
import { useState } from 'react';

const theOnly = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** The chosen period and category; a single one is chosen automatically. */
export function useOffer(periods: readonly Period[], wanted: number, wantedCategory: string | null = null) {
  const [periodId, choosePeriod] = useState<number | null>(null);
  const [key, chooseCategory] = useState<string | null>(null);
  const period = periods.find(({ id }) => id === (periodId ?? wanted)) ?? theOnly(periods);
  const categories = period?.categories ?? [];
  const category = (categories.find((each) => each.key === (key ?? wantedCategory)) ?? theOnly(categories))
    ?.key;
  return { period, category, choosePeriod, chooseCategory };
}
