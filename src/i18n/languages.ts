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

/** Every language the interface may get; `packs.ts` says which it has. */
export const LANGUAGES: readonly Language[] = [
  { lang: 'ar-EG', label: 'العربية', icon: '🇪🇬', title: 'لغة' },
  { lang: 'az-AZ', label: 'Azərbaycan dili', icon: '🇦🇿', title: 'Dil' },
  { lang: 'bg-BG', label: 'Български език', icon: '🇧🇬', title: 'език' },
  { lang: 'bn-BD', label: 'বাংলা', icon: '🇧🇩', title: 'ভাষা' },
  { lang: 'ca-ES', label: 'Català', icon: '🇪🇸', title: 'llengua' },
  { lang: 'cs-CZ', label: 'Čeština', icon: '🇨🇿', title: 'Jazyk' },
  { lang: 'da-DK', label: 'Dansk', icon: '🇩🇰', title: 'Sprog' },
  { lang: 'de-DE', label: 'Deutsch', icon: '🇩🇪', title: 'Sprache' },
  { lang: 'el-GR', label: 'Ελληνικά', icon: '🇬🇷', title: 'Γλώσσα' },
  { lang: 'en-GB', label: 'English (UK)', icon: '🇬🇧', title: 'Language' },
  { lang: 'en-US', label: 'English (US)', icon: '🇺🇸', title: 'Language' },
  { lang: 'es-ES', label: 'Español', icon: '🇪🇸', title: 'Idioma' },
  { lang: 'et-EE', label: 'Eesti', icon: '🇪🇪', title: 'Keel' },
  { lang: 'fa-IR', label: 'فارسی', icon: '🇮🇷', title: 'زبان' },
  { lang: 'fi-FI', label: 'Suomi', icon: '🇫🇮', title: 'Kieli' },
  { lang: 'fr-BE', label: 'Français (Belgique)', icon: '🇧🇪', title: 'Langue' },
  { lang: 'fr-FR', label: 'Français', icon: '🇫🇷', title: 'Langue' },
  { lang: 'ga-IE', label: 'Gaeilge', icon: '🇮🇪', title: 'Teanga' },
  { lang: 'he-IL', label: 'עברית', icon: '🇮🇱', title: 'שפה' },
  { lang: 'hi-IN', label: 'हिन्दी', icon: '🇮🇳', title: 'भाषा' },
  { lang: 'hr-HR', label: 'Hrvatski jezik', icon: '🇭🇷', title: 'Jezik' },
  { lang: 'hu-HU', label: 'Magyar', icon: '🇭🇺', title: 'Nyelv' },
  { lang: 'hy-AM', label: 'Հայերեն', icon: '🇦🇲', title: 'Լեզու' },
  { lang: 'id-ID', label: 'Bahasa Indonesia', icon: '🇮🇩', title: 'Bahasa' },
  { lang: 'it-IT', label: 'Italiano', icon: '🇮🇹', title: 'Linguaggio' },
  { lang: 'is-IS', label: 'Íslenska', icon: '🇮🇸', title: 'Tungumál' },
  { lang: 'ja-JP', label: '日本語', icon: '🇯🇵', title: '言語' },
  { lang: 'ku-IQ', label: 'کوردی', icon: '🇮🇶', title: 'Ziman' },
  { lang: 'kn-IN', label: 'ಕನ್ನಡ', icon: '🇮🇳', title: 'ಭಾಷೆ' },
  { lang: 'ko-KR', label: '한국어', icon: '🇰🇷', title: '언어' },
  { lang: 'lv-LV', label: 'Latviešu valoda', icon: '🇱🇻', title: 'Valoda' },
  { lang: 'mk-MK', label: 'македонски јазик', icon: '🇲🇰', title: 'Јазик' },
  { lang: 'mn-MN', label: 'Монгол хэл', icon: '🇲🇳', title: 'Хэл' },
  { lang: 'ms-MY', label: 'Bahasa Melayu', icon: '🇲🇾', title: 'Bahasa' },
  { lang: 'nb-NO', label: 'Norsk', icon: '🇳🇴', title: 'Språk' },
  { lang: 'ne-NP', label: 'नेपाली', icon: '🇳🇵', title: 'भाषा' },
  { lang: 'nl-BE', label: 'Nederlands (België)', icon: '🇧🇪', title: 'Taal' },
  { lang: 'nl-NL', label: 'Nederlands', icon: '🇳🇱', title: 'Taal' },
  { lang: 'pl-PL', label: 'Polski', icon: '🇵🇱', title: 'Język' },
  { lang: 'pt-BR', label: 'Português (Brasil)', icon: '🇧🇷', title: 'Idiomas' },
  { lang: 'pt-PT', label: 'Português (Portugal)', icon: '🇵🇹', title: 'Idiomas' },
  { lang: 'ro-RO', label: 'Română', icon: '🇷🇴', title: 'Limba' },
  { lang: 'ru-RU', label: 'Русский', icon: '🇷🇺', title: 'язык' },
  { lang: 'sk-SK', label: 'Slovenčina', icon: '🇸🇰', title: 'Jazyk' },
  { lang: 'sr-RS', label: 'српски језик', icon: '🇸🇷', title: 'Језик' },
  { lang: 'sl-SI', label: 'Slovenščina', icon: '🇸🇱', title: 'Jezik' },
  { lang: 'sv-SE', label: 'Svenska', icon: '🇸🇪', title: 'Språk' },
  { lang: 'ta-IN', label: 'தமிழ்', icon: '🇮🇳', title: 'மொழி' },
  { lang: 'th-TH', label: 'ไทย', icon: '🇹🇭', title: 'ภาษา' },
  { lang: 'tr-TR', label: 'Türkçe', icon: '🇹🇷', title: 'Dil' },
  { lang: 'uk-UA', label: 'Українська', icon: '🇺🇦', title: 'Мова' },
  { lang: 'vi-VN', label: 'Tiếng Việt', icon: '🇻🇳', title: 'Ngôn ngữ' },
  { lang: 'zh-CN', label: '简体中文', icon: '🇨🇳', title: '语言' },
  { lang: 'zh-TW', label: '繁體中文', icon: '🇹🇼', title: '語言' },
];
