import type { Origin } from '@contract/origin';
import { useMemo } from 'react';
import { type Text, useText } from '@/i18n/useText';
import { serviceNow } from '@/utils/service-clock';
import { ageOf } from './age';

type Source = Pick<Origin, 'no' | 'at'> & Partial<Pick<Origin, 'kind'>>;

/** The year in an application number: 2025 for `KC2025-A-0032`. */
const yearIn = (no: string): string | null => /^KC(\d{4})-/.exec(no)?.[1] ?? null;

const wordsOf = (t: Text) => {
  const age = (at: string): string => {
    const { unit, n } = ageOf(at, serviceNow());
    return unit === 'days' && n === 0 ? t('reuse.age.today.label') : t(`reuse.age.${unit}.label`, { n });
  };
  const unnumbered = ({ kind, at }: Pick<Source, 'kind' | 'at'>): string =>
    t(kind === 'unit' ? 'reuse.origin.unit.label' : 'reuse.origin.hand.label', { age: age(at) });
  /** 来自 2025 年申报 KC2025-A-0032，11 个月前. */
  const long = ({ kind, no, at }: Source): string => {
    if (no === null) return unnumbered({ kind, at });
    const year = yearIn(no);
    return year
      ? t('reuse.origin.long.label', { year, no, age: age(at) })
      : t('reuse.origin.short.label', { no, age: age(at) });
  };
  /** The short form for a field, where the page has already named the year. */
  const short = ({ kind, no, at }: Source): string =>
    no === null ? unnumbered({ kind, at }) : t('reuse.origin.short.label', { no, age: age(at) });
  return { age, long, short };
};

/** Where a value came from and how old it is, in words. */
export function useOriginText() {
  const t = useText();
  return useMemo(() => wordsOf(t), [t]);
}
