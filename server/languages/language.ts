import { DEFAULT_LOCALE } from '@contract/locale';
import { directionOf } from '@contract/rules/direction';
import type { Word } from '@contract/word';
import { escapeHtml } from '@server/pages/page-preview';
import { IntlMessageFormat } from 'intl-messageformat';

const HAN = /\p{Script=Han}/u;
/** In languages that use Han characters themselves, text left in Chinese cannot be recognised. */
const WITH_HAN = /^(?:zh|ja)/;

/** A language in which the service itself says words of the contract. */
export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
  say: (word: Word) => string;
  /** The same as HTML; text that has no translation is marked as Chinese. */
  write: (word: Word) => string;
}

/** A filled-in parameter; an object, so that it can be told apart from the text around it. */
interface Put {
  text: string;
}

export const languageOf = (lang: string, texts: Readonly<Record<string, string>>): Language => {
  const dir = directionOf(lang);
  const isolated = (text: string): string => (dir === 'rtl' ? `\u2068${text}\u2069` : text);
  const formats = new Map<string, IntlMessageFormat>();
  /** Digits are 0 to 9 in every language, as on the screen. */
  const formatOf = (text: string): IntlMessageFormat => {
    const known =
      formats.get(text) ?? new IntlMessageFormat(text, `${lang}-u-nu-latn`, undefined, { ignoreTag: true });
    formats.set(text, known);
    return known;
  };

  const fill = (
    { id, chinese, params = {} }: Word,
    put: Language['say'],
    own: (text: string) => string,
  ): string => {
    if (id === '') return own(chinese);
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]): [string, number | Put] => [
        name,
        typeof value === 'number' ? value : { text: typeof value === 'object' ? put(value) : own(value) },
      ]),
    );
    return formatOf(texts[id] ?? chinese)
      .formatToParts<Put>(values)
      .map(({ value }) => (typeof value === 'object' ? isolated(value.text) : own(String(value))))
      .join('');
  };
  const say = (word: Word): string => fill(word, say, (text) => text);
  const write = (word: Word): string => {
    const markup = fill(word, write, escapeHtml);
    const isChinese = !(word.id in texts) && HAN.test(markup) && !WITH_HAN.test(lang);
    return isChinese ? `<bdi lang="${DEFAULT_LOCALE}">${markup}</bdi>` : markup;
  };
  return { lang, dir, say, write };
};
