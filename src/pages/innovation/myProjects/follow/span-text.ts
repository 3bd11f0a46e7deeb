import type { Text } from '@/i18n/useText';

const MONTH_DAYS = 30.4;
/** From this number of days on, a span is given in months. */
const MONTHS_FROM = 45;

/** A number of days in everyday words: 241.6 days are 约 8 个月; half months are possible (约 9 个半月). */
export function spanText(t: Text, days: number): string {
  if (days < MONTHS_FROM) return t('life.span.days.label', { n: Math.max(1, Math.round(days)) });
  const halves = Math.round((days / MONTH_DAYS) * 2);
  const n = Math.floor(halves / 2);
  return t(halves % 2 === 0 ? 'life.span.months.label' : 'life.span.halfMonths.label', { n });
}
