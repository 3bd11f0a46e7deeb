import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, SERVICE_TEXTS_FILE, type ServiceTexts } from '@contract/locale';
import { type Language, languageOf } from './language';

/** The languages of the build, each asked for by its code: its nearest relative, else English, else Chinese. */
export const readLanguages = (directory: string): ((asked: unknown) => Language) => {
  const file = join(directory, SERVICE_TEXTS_FILE);
  const known: ServiceTexts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
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
