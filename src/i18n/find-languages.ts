import { LANGUAGES, type Language } from './languages';

export interface NamedLanguage extends Language {
  /** Its name in English, which people search for when they cannot type its own. */
  english: string;
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
const named = LANGUAGES.map(
  (language): NamedLanguage => ({
    ...language,
    english: ENGLISH.of(language.lang) ?? language.lang,
  }),
);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** By own name, English name or code, accents aside. */
export function findLanguages(keyword: string): NamedLanguage[] {
  const word = plain(keyword.trim());
  return named.filter(({ lang, label, english }) => plain(`${label} ${english} ${lang}`).includes(word));
}

/** Those that this reader most likely wants: read before, or preferred by the browser. */
export function likelyLanguages(recent: readonly string[], preferred: readonly string[]): NamedLanguage[] {
  const wanted = [...recent, ...preferred.map((tag) => tag.split('-').slice(0, 2).join('-'))];
  const exact = wanted.flatMap((tag) => named.filter(({ lang }) => lang === tag));
  const related = preferred.flatMap((tag) =>
    named.filter(({ lang }) => lang.split('-')[0] === tag.split('-')[0]).slice(0, 1),
  );
  return [...new Set([...exact, ...related])];
}
