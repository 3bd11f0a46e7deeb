import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { formatWan, formatWanRange, formatWanShort, formatYuan } from '@/utils/format-money';
import { plainDigits } from '@/utils/isolate';
import { useText } from './useText';

/** Languages that count in units of ten thousand, as the forms do. */
const BY_TEN_THOUSAND = ['zh', 'ja', 'ko'];

export interface Money {
  /** `120.00 万元`, CNY 1,200,000: an amount of a form. */
  amount: (fen: number) => string;
  /** `120`, or CNY 1,200,000: within a sentence that itself names the unit in languages that count in ten thousands. */
  short: (fen: number) => string;
  /** CNY 1,200,000, to be shown beside a figure in ten thousands; null in languages that count in ten thousands. */
  full: (fen: number) => string | null;
  /** `20—35`, or CNY 200,000–350,000; the unit is separate in languages that count in ten thousands, otherwise null. */
  range: (from: number, to: number) => { figure: string; unit: string | null };
}

/** Amounts as people of the language write them; in the model they are integer 分. */
export function useMoney(): Money {
  const t = useText();
  const { locale } = useIntl();
  return useMemo(() => {
    if (BY_TEN_THOUSAND.some((language) => locale.startsWith(language)))
      return {
        amount: (fen) => t('application.answer.money.label', { amount: formatWan(fen) }),
        short: formatWanShort,
        full: () => null,
        range: (from, to) => ({ figure: formatWanRange(from, to), unit: t('demand.budget.unit.label') }),
      };
    const yuan = (from: number, to: number): string => plainDigits(formatYuan(locale, from, to));
    const amount = (fen: number): string => yuan(fen, fen);
    return {
      amount,
      short: amount,
      full: amount,
      range: (from, to) => ({ figure: yuan(from, to), unit: null }),
    };
  }, [locale, t]);
}
