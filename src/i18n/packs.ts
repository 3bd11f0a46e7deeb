import type { Locale } from 'antd/es/locale';
import { DEFAULT_LOCALE } from '@/constants';
import { LANGUAGES, type Language } from './languages';
import type { MessageId } from './message-id';

/** What a language brings; texts it lacks come from English, then from Chinese. */
export interface Pack {
  messages: Partial<Record<MessageId, string>>;
  /** antd's own words in this language. */
  antd: Locale;
  /** Name of the dayjs locale, which the loader has imported. */
  dayjs: string;
}

type LoadPack = () => Promise<Pack>;

/**
 * The languages beside Chinese, each fetched when somebody chooses it. To add one: write
 * `src/i18n/xx-XX.ts` and a line here that imports it together with antd's and dayjs's part.
 */
export const PACKS: Record<string, LoadPack> = {};

/** What the language menu offers; with Chinese alone there is no menu. */
export const availableLanguages = (packs: Record<string, LoadPack> = PACKS): Language[] =>
  LANGUAGES.filter(({ lang }) => lang === DEFAULT_LOCALE || lang in packs);
