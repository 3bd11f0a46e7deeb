import { DEFAULT_LOCALE } from '@contract/locale';
import type { Locale } from 'antd/es/locale';
import { OWN_NAMES } from './language-names';
import type { MessageId } from './message-id';

/** The contents of a language; missing texts are taken from English, then from Chinese. */
export interface Pack {
  messages: Partial<Record<MessageId, string>> & Readonly<Record<`contract.${string}`, string>>;
  /** antd's own words in this language. */
  antd: Locale;
  /** Name of the dayjs locale, which the loader has imported. */
  dayjs: string;
}

type LoadPack = () => Promise<Pack>;

const load =
  (lang: string): LoadPack =>
  async () =>
    (await import(/* webpackChunkName: "lang-[request]" */ `./packs/${lang}.ts`)).default;

/**
 * The languages beside Chinese, each fetched when somebody chooses it. To add one: its own name in `language-names.ts`,
 * its word for "language" in `languages.ts`, `packs/xx-XX.ts`, and texts by `node scripts/translations.mjs`.
 */
export const PACKS: Record<string, LoadPack> = Object.fromEntries(
  Object.keys(OWN_NAMES)
    .filter((lang) => lang !== DEFAULT_LOCALE)
    .map((lang) => [lang, load(lang)]),
);
