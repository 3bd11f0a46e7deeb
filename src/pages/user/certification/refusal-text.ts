import { REFUSAL_WORDS } from '@contract/certification-choices';
import type { Say } from '@/i18n/useWords';
import type { CertificationRecord } from './certification-records';

type Refused = Pick<CertificationRecord, 'reason_code' | 'reason_words' | 'reason_said'>;

/** Why it was refused in the reader's language, and what the reviewer wrote besides. */
export const refusalText = (
  say: Say,
  { reason_code: code, reason_words: words, reason_said: said }: Refused,
) => {
  if (said) return { reason: say(said), added: null };
  const named = code && code !== 'other' ? say(REFUSAL_WORDS.word(code)) : null;
  return { reason: named ?? words ?? '', added: named ? words : null };
};
