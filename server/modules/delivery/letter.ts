import type { CompleteLocale } from '@contract/locale';
import type { Word } from '@contract/word';
import type { Sealer } from '@server/crypto/sealing';
import type { OutboxTable } from '@server/db/account-schema';
import type { Language } from '@server/languages/language';
import type { Selectable } from 'kysely';
import type { Letter } from './channel';

/** A message in the words of the contract, and the language that its reader chose. */
export interface Spoken {
  language: CompleteLocale;
  title: Word;
  body: Word;
  url?: string;
}

interface Writing {
  sealer: Sealer;
  languageOf: (language: string) => Language;
}
type Kept = Pick<Selectable<OutboxTable>, 'id' | 'recipient' | 'subject' | 'body' | 'words'>;

/** In the language its reader chose; a message without words is Chinese for everybody, and an erased one is empty. */
export const letterOf = ({ sealer, languageOf }: Writing, kept: Kept): Letter => {
  const { id, subject, body, words } = kept;
  const recipient = sealer.open(kept.recipient);
  if (words === null) return { id, recipient, subject, body: body && sealer.open(body) };
  const { language, title, body: text, url }: Spoken = JSON.parse(sealer.open(words));
  const { say } = languageOf(language);
  const said = say(title);
  return { id, recipient, subject: said, body: [said, say(text), url].filter(Boolean).join('\n') };
};
