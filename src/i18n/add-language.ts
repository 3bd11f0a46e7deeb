import { DEFAULT_LOCALE, FALLBACK_LOCALE } from '@contract/locale';
import { directionOf } from '@contract/rules/direction';
import { addLocale } from '@umijs/max';
import { leftToRight } from '@/utils/isolate';
import { PACKS, type Pack } from './packs';

/** Whether all texts of a language are translated, or the missing ones are shown in English. */
export type Brought = 'whole' | 'partly';

const loadPack = async (lang: string): Promise<Pack | null> => (await PACKS[lang]?.()) ?? null;

/**
 * Substituted texts keep their own direction; otherwise their punctuation would be at the wrong end in a right-to-left
 * page.
 */
const standing = (lang: string, messages: Record<string, string>, own: Pack['messages']): Pack['messages'] =>
  directionOf(lang) === 'ltr'
    ? messages
    : Object.fromEntries(
        Object.entries(messages).flatMap(([id, text]) => (id in own ? [] : [[id, leftToRight(text)]])),
      );

export interface Added {
  brought: Brought;
  antd: Pack['antd'] | null;
}

/**
 * A page contains only the Chinese texts that it uses itself (docs/decisions/0068); a second language beside Chinese
 * needs all of them.
 */
async function addChinese(): Promise<Added> {
  const { default: texts } = await import('@/locales/zh-CN');
  // Without them Umi keeps its calendar and component texts, but its types require the argument.
  addLocale(DEFAULT_LOCALE, texts, {} as Parameters<typeof addLocale>[2]);
  return { brought: 'whole', antd: null };
}

/**
 * Fetches a language and registers its texts with the locale plugin, without choosing it.
 * @returns antd's texts in it, where they are not part of the product; null when there is no such pack.
 */
export async function addLanguage(lang: string): Promise<Added | null> {
  if (lang === DEFAULT_LOCALE) return addChinese();
  const [pack, { default: coverage }, { default: zhCN }] = await Promise.all([
    loadPack(lang),
    import('./coverage.json'),
    import('@/locales/zh-CN'),
  ]);
  if (!pack) return null;
  // The coverage also counts texts of the service and the contract, which are in no message of zh-CN.
  const isComplete =
    new Map(Object.entries(coverage)).get(lang) === 100 &&
    Object.keys(zhCN).every((id) => id in pack.messages);
  const fallback = isComplete || lang === FALLBACK_LOCALE ? null : await loadPack(FALLBACK_LOCALE);
  // A reader never meets a raw key: English stands in, and Chinese where English lacks it too.
  const standIns = standing(lang, { ...zhCN, ...fallback?.messages }, pack.messages);
  const messages = { ...standIns, ...pack.messages };
  addLocale(lang, messages, { momentLocale: pack.dayjs, antd: pack.antd });
  return { brought: fallback ? 'partly' : 'whole', antd: pack.antd };
}
