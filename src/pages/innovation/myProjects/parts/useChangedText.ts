import { fieldWord } from '@contract/rules/field-labels';
import { useList } from '@/i18n/useList';
import { useWords } from '@/i18n/useWords';

/** The names of fields that were changed, in one line. */
export function useChangedText() {
  const say = useWords();
  const join = useList();
  return (paths: readonly string[]): string => join(paths.map((path) => say(fieldWord(path))));
}
