import type { TextLimit } from '@contract/limits';
import { lengthFault } from '@contract/rules/text-faults';
import { textLength } from '@contract/rules/text-length';
import { asWritten } from '@contract/word';
import { useWords } from '@/i18n/useWords';

export type TextFault = (
  label: string,
  text: string | null,
  limit: TextLimit,
  required?: boolean,
) => string | null;

/**
 * What is wrong with a text, naming its field: missing although required, too short or too long; null if it is fine.
 */
export function useTextFault(): TextFault {
  const say = useWords();
  return (label, text, limit, required = true) => {
    if (!required && textLength(text) === 0) return null;
    const [fault] = lengthFault(asWritten(label), text, limit);
    return fault ? say(fault) : null;
  };
}
