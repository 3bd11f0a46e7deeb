import { type LanguageCode, OWN_NAMES } from './language-names';

/** A row of the table of interface languages (req:spec-languages). */
export interface Language {
  lang: string;
  /** Its own name for itself. */
  label: string;
  /** A flag is a country, not a language: decoration only. */
  icon: string;
  /** The word for "language" in it. */
  title: string;
}

const TITLES: Readonly<Record<LanguageCode, string>> = {
  'ar-EG': 'لغة',
  'az-AZ': 'Dil',
  'bg-BG': 'език',
  'bn-BD': 'ভাষা',
  'ca-ES': 'llengua',
  'cs-CZ': 'Jazyk',
  'da-DK': 'Sprog',
  'de-DE': 'Sprache',
  'el-GR': 'Γλώσσα',
  'en-GB': 'Language',
  'en-US': 'Language',
  'es-ES': 'Idioma',
  'et-EE': 'Keel',
  'fa-IR': 'زبان',
  'fi-FI': 'Kieli',
  'fr-BE': 'Langue',
  'fr-FR': 'Langue',
  'ga-IE': 'Teanga',
  'he-IL': 'שפה',
  'hi-IN': 'भाषा',
  'hr-HR': 'Jezik',
  'hu-HU': 'Nyelv',
  'hy-AM': 'Լեզու',
  'id-ID': 'Bahasa',
  'it-IT': 'Linguaggio',
  'is-IS': 'Tungumál',
  'ja-JP': '言語',
  'ku-IQ': 'Ziman',
  'kn-IN': 'ಭಾಷೆ',
  'ko-KR': '언어',
  'lv-LV': 'Valoda',
  'mk-MK': 'Јазик',
  'mn-MN': 'Хэл',
  'ms-MY': 'Bahasa',
  'nb-NO': 'Språk',
  'ne-NP': 'भाषा',
  'nl-BE': 'Taal',
  'nl-NL': 'Taal',
  'pl-PL': 'Język',
  'pt-BR': 'Idiomas',
  'pt-PT': 'Idiomas',
  'ro-RO': 'Limba',
  'ru-RU': 'язык',
  'sk-SK': 'Jazyk',
  'sr-RS': 'Језик',
  'sl-SI': 'Jezik',
  'sv-SE': 'Språk',
  'ta-IN': 'மொழி',
  'th-TH': 'ภาษา',
  'tr-TR': 'Dil',
  'uk-UA': 'Мова',
  'vi-VN': 'Ngôn ngữ',
  'zh-CN': '语言',
  'zh-TW': '語言',
};

/** The first of the regional indicators, of which flag emoji consist: the letter A. */
const FLAG_A = 0x1f1e6;
const flagOf = (lang: string): string =>
  [...lang.slice(-2)].map((letter) => String.fromCodePoint(FLAG_A + letter.charCodeAt(0) - 65)).join('');

export const LANGUAGES: readonly Language[] = (Object.keys(OWN_NAMES) as LanguageCode[]).map((lang) => ({
  lang,
  label: OWN_NAMES[lang],
  icon: flagOf(lang),
  title: TITLES[lang],
}));
