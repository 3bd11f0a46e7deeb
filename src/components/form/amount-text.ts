import { fenFromWan, wanFromFen } from '@contract/rules/budget';
import { cleanAmount } from '@/utils/clean-number';

/** `42.00` from 分. */
export const writeAmount = (fen: number): string => wanFromFen(fen);

/** 分 from what was typed as 万元, or null when it is no amount of at least 0 with at most two decimals. */
export const readAmount = (typed: string): number | null =>
  fenFromWan(cleanAmount(typed).replace(/\.$/, '').replace(/^\./, '0.'));
