import { useIntl } from '@umijs/max';
import { useList } from './useList';

/** Chinese and Japanese set no spaces between words, and nothing between titles that bear marks of their own. */
const RUNS_ON = /^(?:zh|ja)/;

/** Between words and the link that they lead to. */
export const useWordGap = (): string => (RUNS_ON.test(useIntl().locale) ? '' : ' ');

/** Between titles that are links: the sign of a list, where titles bear no marks of their own. */
export function useTitleSign(): string {
  const join = useList();
  return RUNS_ON.test(useIntl().locale) ? '' : join(['', '']);
}
