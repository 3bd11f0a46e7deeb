import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_TEXTS_FILE, type EmbedTexts } from '@contract/chart-choices';
import { DEFAULT_LOCALE, FALLBACK_LOCALE } from '@contract/locale';
import { directionOf } from '@contract/rules/direction';
import type { Word } from '@contract/word';
import { escapeHtml } from '@server/http/page-preview';

const HAN = /\p{Script=Han}/u;
/** Of languages that are written with them nobody can tell what stays Chinese. */
const WITH_HAN = /^(?:zh|ja)/;

export interface EmbedLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
  say: (word: Word) => string;
  /** The same as markup: what stays Chinese in another language says so. */
  write: (word: Word) => string;
}

const languageOf = (lang: string, texts: Readonly<Record<string, string>>): EmbedLanguage => {
  const dir = directionOf(lang);
  const isolated = (text: string): string => (dir === 'rtl' ? `\u2068${text}\u2069` : text);
  const fill = (
    { id, chinese, params = {} }: Word,
    put: EmbedLanguage['say'],
    own: (text: string) => string,
  ) =>
    own(id === '' ? chinese : (texts[id] ?? chinese)).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = id === '' ? undefined : params[name];
      if (value === undefined) return whole;
      return isolated(typeof value === 'object' ? put(value) : own(String(value)));
    });
  const say = (word: Word): string => fill(word, say, (text) => text);
  const write = (word: Word): string => {
    const markup = fill(word, write, escapeHtml);
    const isChinese = !(word.id in texts) && HAN.test(markup) && !WITH_HAN.test(lang);
    return isChinese ? `<bdi lang="${DEFAULT_LOCALE}">${markup}</bdi>` : markup;
  };
  return { lang, dir, say, write };
};

/** The languages of the build, each asked for as `?lang=`: its nearest relative, else English, else Chinese. */
export const readEmbedLanguages = (directory: string): ((asked: unknown) => EmbedLanguage) => {
  const file = join(directory, EMBED_TEXTS_FILE);
  const known: EmbedTexts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const languages = Object.entries(known).map(([lang, texts]) => languageOf(lang, texts));
  const chinese = languageOf(DEFAULT_LOCALE, {});
  return (asked) => {
    if (typeof asked !== 'string' || asked === DEFAULT_LOCALE) return chinese;
    const [base] = asked.split('-');
    return (
      languages.find(({ lang }) => lang === asked) ??
      languages.find(({ lang }) => lang.split('-')[0] === base) ??
      languages.find(({ lang }) => lang === FALLBACK_LOCALE) ??
      chinese
    );
  };
};
