import type { FieldValue } from '@contract/rules/draft-fields';
import { type FieldFacts, useFieldText } from './useFieldText';

interface Props {
  path: string;
  value: FieldValue;
  /** The value as it is written in the language of the page. */
  written: string;
  facts: FieldFacts;
}

/**
 * A chosen name, a month or an amount in the second language; nothing for text that somebody wrote, which exists in one
 * language only.
 */
export function SecondValue({ path, value, written, facts }: Props) {
  const text = useFieldText(facts);
  const second = Array.isArray(value) ? null : text(path, value);
  return second === written ? null : second;
}
