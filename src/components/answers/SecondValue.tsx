import type { FieldValue } from '@contract/rules/draft-fields';
import { type FieldFacts, useFieldText } from './useFieldText';

interface Props {
  path: string;
  value: FieldValue;
  /** As it stands already. */
  written: string;
  facts: FieldFacts;
}

/** A chosen name, a month, an amount in a second language; nothing for what somebody wrote: that has one wording. */
export function SecondValue({ path, value, written, facts }: Props) {
  const text = useFieldText(facts);
  const second = Array.isArray(value) ? null : text(path, value);
  return second === written ? null : second;
}
