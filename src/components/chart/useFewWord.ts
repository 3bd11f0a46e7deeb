import { CHART_SMALLEST } from '@contract/limits';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { useWords } from '@/i18n/useWords';

/** What is counted. */
export type Counted = 'items' | 'people';

/** What stands where a count is too small to be shown: 不足 3 项. */
export function useFewWord() {
  const say = useWords();
  return (of: Counted): string =>
    say(CHART_WORDS.word(of === 'people' ? 'fewPeople' : 'fewItems', { smallest: CHART_SMALLEST }));
}
