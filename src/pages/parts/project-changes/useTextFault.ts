import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import { FAULT_WORDS } from '@contract/rules/text-faults';
import { textLength } from '@contract/rules/text-length';
import { asWritten } from '@contract/word';
import { useWords } from '@/i18n/useWords';

/** What is wrong with a text of a request, or null: too long, or missing where it is asked for. */
export function useTextFault(): (text: string | null, label: string, required?: boolean) => string | null {
  const say = useWords();
  return (text, label, required = true) => {
    const n = textLength(text);
    if (n > CHANGE_TEXT_MAX)
      return say(FAULT_WORDS.word('long', { label: asWritten(label), max: CHANGE_TEXT_MAX, n }));
    return required && !text?.trim() ? say(FAULT_WORDS.word('required', { label: asWritten(label) })) : null;
  };
}
