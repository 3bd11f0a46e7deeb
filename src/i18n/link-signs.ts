import { useIntl } from '@umijs/max';
import { useList } from './useList';

/** Chinese and Japanese have no spaces between words, and no separator between titles, which have quotation marks. */
const RUNS_ON = /^(?:zh|ja)/;

/** The gap between a text and the link after it. */
export const useWordGap = (): string => (RUNS_ON.test(useIntl().locale) ? '' : ' ');

/** The separator between titles that are links: that of a list, in languages without quotation marks around titles. */
export function useTitleSign(): string {
  const join = useList();
  return RUNS_ON.test(useIntl().locale) ? '' : join(['', '']);
}
