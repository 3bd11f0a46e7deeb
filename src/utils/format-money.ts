import { wanFromFen } from '@contract/rules/budget';

/** `1,250.00`: 万元 with two decimals from integer 分, as forms and tables print it; the unit stands in the header. */
export const formatWan = (fen: number): string => wanFromFen(fen).replace(/\B(?=(\d{3})+\.)/g, ',');

/** `1,250`, `80.5`: 万元 for reading, without idle zeros. */
export const formatWanShort = (fen: number): string => formatWan(fen).replace(/\.?0+$/, '');

/** `80—120`; one figure when both ends are the same. */
export function formatWanRange(from: number, to: number): string {
  return from === to ? formatWanShort(from) : `${formatWanShort(from)}—${formatWanShort(to)}`;
}

const FEN = 100;

/** CNY 350,000, 200.000–350.000 CNY: whole yuan where it is whole, as the locale writes a currency. */
export function formatYuan(locale: string, from: number, to: number): string {
  // With the digits that every text uses come the signs between them: 350,000 in Arabic as well.
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: 2, numberingSystem: 'latn' } as const;
  const upper = new Intl.NumberFormat(locale, {
    ...digits,
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'code',
  }).formatToParts(to / FEN);
  const lower = from === to ? '' : `${new Intl.NumberFormat(locale, digits).format(from / FEN)}–`;
  const first = upper.findIndex(({ type }) => type === 'integer');
  return upper.map(({ value }, i) => (i === first ? `${lower}${value}` : value)).join('');
}
