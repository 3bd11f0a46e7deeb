import type { Origin } from '@contract/origin';
import { useText } from '@/i18n/useText';
import { ageOf } from '@/utils/age';

type Source = Pick<Origin, 'no' | 'at'>;

/** `KC2025-A-0032` was filed for 2025. */
const yearIn = (no: string): string | null => /^KC(\d{4})-/.exec(no)?.[1] ?? null;

/** Where a value came from and how old it is, in words. */
export function useOriginText() {
  const t = useText();
  const age = (at: string): string => {
    const { unit, n } = ageOf(at, Date.now());
    return unit === 'days' && n === 0 ? t('reuse.age.today.label') : t(`reuse.age.${unit}.label`, { n });
  };
  /** 来自 2025 年申报 KC2025-A-0032，11 个月前. */
  const long = ({ no, at }: Source): string => {
    if (no === null) return t('reuse.origin.hand.label', { age: age(at) });
    const year = yearIn(no);
    return year
      ? t('reuse.origin.long.label', { year, no, age: age(at) })
      : t('reuse.origin.short.label', { no, age: age(at) });
  };
  /** The same at a field, where the page has named the year. */
  const short = ({ no, at }: Source): string =>
    no === null
      ? t('reuse.origin.hand.label', { age: age(at) })
      : t('reuse.origin.short.label', { no, age: age(at) });
  return { age, long, short };
}
