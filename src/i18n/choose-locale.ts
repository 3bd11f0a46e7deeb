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

/** Written with 汉字 themselves: what stays Chinese cannot be told from them by its letters. */
const WITH_HAN = ['zh', 'ja'];
let unmark: (() => void) | null = null;

/** The page says its language to browsers and screen readers, and what of it stays Chinese; Umi does not. */
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

/** The language that was chosen last: one that comes later than it must not take its place. */
let wanted: string | null = null;

/**
 * Changes the language of the page without reloading it, so that nothing typed is lost. The
 * locale plugin itself validates nothing; the error's text is ordered (req:spec-locale-code).
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
  // Umi's own `setLocale` stores first, and changes nothing where the browser has no room for it.
  tryStore(localStorage, LOCALE_STORAGE_KEY, lang);
  setIntl(lang);
  event.emit(LANG_CHANGE_EVENT, lang);
  markDocument(lang, marker);
  keepRecentLanguage(lang);
  return arrived.brought;
}

/** Before the first render: the language chosen last time, or Chinese when it cannot be had. */
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

/** Development only: a changed Chinese text is drawn into the page that stands there (src/locales/zh-CN.ts). */
export const takeRenewedTexts = (): void => {
  window.addEventListener('texts-renewed', ({ detail }) => {
    // Umi keeps calendar and component texts where none are given; its types ask for them all the same.
    addLocale(DEFAULT_LOCALE, detail, {} as Parameters<typeof addLocale>[2]);
  });
};
