import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, SERVICE_TEXTS_FILE, type ServiceTexts } from '@contract/locale';
import { type Language, languageOf } from './language';

const read = (directory: string): Language[] => {
  const file = join(directory, SERVICE_TEXTS_FILE);
  const known: ServiceTexts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.entries(known).map(([lang, texts]) => languageOf(lang, texts));
};

/**
 * The languages of the build, each asked for by its code: its nearest relative, else English, else Chinese. Their texts
 * are read when somebody first asks for one besides Chinese: most starts never need them.
 */
export const readLanguages = (directory: string): ((asked: unknown) => Language) => {
  const chinese = languageOf(DEFAULT_LOCALE, {});
  let languages: readonly Language[] | undefined;
  return (asked) => {
    if (typeof asked !== 'string' || asked === DEFAULT_LOCALE) return chinese;
    languages ??= read(directory);
    const [base] = asked.split('-');
    return (
      languages.find(({ lang }) => lang === asked) ??
      languages.find(({ lang }) => lang.split('-')[0] === base) ??
      languages.find(({ lang }) => lang === FALLBACK_LOCALE) ??
      chinese
    );
  };
};
