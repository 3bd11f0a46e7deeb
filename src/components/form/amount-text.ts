import { fenFromWan, wanFromFen } from '@contract/rules/budget';
import { cleanAmount } from '@/utils/clean-number';

/** `42.00` from 分. */
export const writeAmount = (fen: number): string => wanFromFen(fen);

/** 分 from what was typed as 万元, or null when it is no amount of at least 0 with at most two decimals. */
export function readAmount(typed: string): number | null {
  const plain = cleanAmount(typed).replace(/\.$/, '').replace(/^\./, '0.');
  // A comma that groups nothing is a slip, and nobody knows for what.
  return plain.includes(',') ? null : fenFromWan(plain);
}
