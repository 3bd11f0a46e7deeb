import { DEFAULT_LOCALE } from '@contract/locale';
import { directionOf } from '@contract/rules/direction';
import { addLocale, setLocale } from '@umijs/max';
import { LOCALE_STORAGE_KEY } from '@/constants';
import { addLanguage, type Brought } from './add-language';
import { setComponentLocale } from './component-locale';
import { keepRecentLanguage } from './recent-languages';
import { keepSplashWords } from './splash-words';

const FORMAT = /^[a-z]{2}(-[A-Z]{2})?$/;

export const isLocaleCode = (lang: string): boolean => FORMAT.test(lang);

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

/** Makes a language known, antd's words with it. Null when there is no such pack. */
async function bring(lang: string): Promise<Brought | null> {
  const added = await addLanguage(lang);
  if (!added) return null;
  setComponentLocale(added.antd);
  return added.brought;
}

/**
 * Changes the language of the page without reloading it, so that nothing typed is lost. The
 * locale plugin itself validates nothing; the error's text is ordered (req:spec-locale-code).
 */
export async function chooseLocale(lang: string): Promise<Brought> {
  if (!isLocaleCode(lang)) throw new Error('setLocale lang format error');
  if (lang === DEFAULT_LOCALE) setComponentLocale(null);
  const brought = lang === DEFAULT_LOCALE ? 'whole' : await bring(lang);
  if (!brought) throw new Error(`There is no pack for ${lang}.`);
  const marker = await markerFor(lang);
  setLocale(lang, false);
  markDocument(lang, marker);
  keepRecentLanguage(lang);
  return brought;
}

/** Before the first render: the language chosen last time, or Chinese when it cannot be had. */
export async function startLocale(): Promise<void> {
  const stored = localStorage.getItem(LOCALE_STORAGE_KEY) ?? DEFAULT_LOCALE;
  if (stored === DEFAULT_LOCALE) return;
  try {
    const [brought, marker] = isLocaleCode(stored)
      ? await Promise.all([bring(stored), markerFor(stored)])
      : [null, null];
    if (brought) return markDocument(stored, marker);
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
