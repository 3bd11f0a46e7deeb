import { event, LANG_CHANGE_EVENT, setIntl } from '@@/plugin-locale/localeExports';
import { DEFAULT_LOCALE } from '@contract/locale';
import { directionOf } from '@contract/rules/direction';
import { addLocale } from '@umijs/max';
import { LOCALE_STORAGE_KEY } from '@/constants/appearance';
import { tryStore } from '@/utils/stored';
import { type Added, addLanguage, type Brought } from './add-language';
import { setComponentLocale } from './component-locale';
import { keepRecentLanguage } from './recent-languages';
import { keepSplashWords } from './splash-words';

const FORMAT = /^[a-z]{2}(-[A-Z]{2})?$/;

const isLocaleCode = (lang: string): boolean => FORMAT.test(lang);

/** Languages written with 汉字 themselves: Chinese parts cannot be recognized by their characters there. */
const WITH_HAN = ['zh', 'ja'];
let unmark: (() => void) | null = null;

/** Sets the page's language for browsers and screen readers and marks the parts that stay Chinese; Umi does neither. */
function markDocument(lang: string, marker: Marker | null): void {
  document.documentElement.lang = lang;
  document.documentElement.dir = directionOf(lang);
  keepSplashWords(lang);
  unmark?.();
  unmark = marker?.(document.body, lang) ?? null;
}

type Marker = typeof import('./mark-chinese').markChinese;
const markerFor = async (lang: string): Promise<Marker | null> =>
  WITH_HAN.some((own) => lang.startsWith(own)) ? null : (await import('./mark-chinese')).markChinese;

const CHINESE: Added = { brought: 'whole', antd: null };

/** The language chosen last: one that finishes loading later must not replace it. */
let wanted: string | null = null;

/**
 * Changes the language of the page without a reload, so that nothing typed is lost. The locale plugin itself does not
 * validate; the text of the error is prescribed (req:spec-locale-code).
 */
export async function chooseLocale(lang: string): Promise<Brought | 'overtaken'> {
  if (!isLocaleCode(lang)) throw new Error('setLocale lang format error');
  wanted = lang;
  const [arrived, marker] = await Promise.all([
    lang === DEFAULT_LOCALE ? CHINESE : addLanguage(lang),
    markerFor(lang),
  ]);
  if (!arrived) throw new Error(`There is no pack for ${lang}.`);
  if (wanted !== lang) return 'overtaken';
  setComponentLocale(arrived.antd);
  // Stored here because Umi's own `setLocale` stores first and changes nothing if the browser has no room for that.
  tryStore(localStorage, LOCALE_STORAGE_KEY, lang);
  setIntl(lang);
  event.emit(LANG_CHANGE_EVENT, lang);
  markDocument(lang, marker);
  keepRecentLanguage(lang);
  return arrived.brought;
}

/** Before the first render: applies the language chosen last time, or Chinese if it cannot be loaded. */
export async function startLocale(): Promise<void> {
  const stored = localStorage.getItem(LOCALE_STORAGE_KEY) ?? DEFAULT_LOCALE;
  if (stored === DEFAULT_LOCALE) return;
  try {
    const [arrived, marker] = isLocaleCode(stored)
      ? await Promise.all([addLanguage(stored), markerFor(stored)])
      : [null, null];
    if (arrived) {
      setComponentLocale(arrived.antd);
      return markDocument(stored, marker);
    }
  } catch (error) {
    console.error(`The language ${stored} could not be loaded.`, error);
    return;
  }
  localStorage.removeItem(LOCALE_STORAGE_KEY);
}

/** Development only: shows a changed Chinese text in the open page (src/locales/zh-CN.ts). */
export const takeRenewedTexts = (): void => {
  window.addEventListener('texts-renewed', ({ detail }) => {
    // Without them Umi keeps its calendar and component texts, but its types require the argument.
    addLocale(DEFAULT_LOCALE, detail, {} as Parameters<typeof addLocale>[2]);
  });
};
