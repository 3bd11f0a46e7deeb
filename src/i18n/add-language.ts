import { DEFAULT_LOCALE, FALLBACK_LOCALE } from '@contract/locale';
import { directionOf } from '@contract/rules/direction';
import { addLocale } from '@umijs/max';
import { leftToRight } from '@/utils/isolate';
import { PACKS, type Pack } from './packs';

/** Whether all of a language is there, or what it lacks is said in English. */
export type Brought = 'whole' | 'partly';

const loadPack = async (lang: string): Promise<Pack | null> => (await PACKS[lang]?.()) ?? null;

/** What stands in keeps its own direction; its signs would else stand at the wrong end of the sentence. */
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

/** A page has those Chinese texts that it says itself (docs/decisions/0068); beside another language it needs all. */
async function addChinese(): Promise<Added> {
  const { default: texts } = await import('@/locales/zh-CN');
  // Umi keeps calendar and component texts where none are given; its types ask for them all the same.
  addLocale(DEFAULT_LOCALE, texts, {} as Parameters<typeof addLocale>[2]);
  return { brought: 'whole', antd: null };
}

/**
 * Fetches a language and makes its texts known to the locale plugin, without choosing it.
 * @returns antd's words in it, where they do not come with the product; null when there is no such pack.
 */
export async function addLanguage(lang: string): Promise<Added | null> {
  if (lang === DEFAULT_LOCALE) return addChinese();
  const [pack, { default: coverage }, { default: zhCN }] = await Promise.all([
    loadPack(lang),
    import('./coverage.json'),
    import('@/locales/zh-CN'),
  ]);
  if (!pack) return null;
  // The share counts what the service and the contract say as well, which is in no message of zh-CN.
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
