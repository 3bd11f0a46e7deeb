import { longWord } from '@contract/rules/text-faults';
import { textLength } from '@contract/rules/text-length';
import { asWritten } from '@contract/word';
import { useWords } from '@/i18n/useWords';

/** What is wrong with a text that is longer than the service takes, by the name of its field; null where nothing is. */
export function useLengthFault(): (label: string, text: string | null, max: number) => string | null {
  const say = useWords();
  return (label, text, max) => {
    const n = textLength(text);
    return n > max ? say(longWord(asWritten(label), max, n)) : null;
  };
}
