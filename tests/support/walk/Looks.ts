import { type AxeRules, barriers } from '@tests/support/browser/openBrowser';
import type { Page } from 'playwright-core';
import { misreadOn } from '../../../scripts/screenshots/measure.mjs';
import { coveredAtEnd } from './covered-at-end';
import type { Stop } from './stop';
import { turnedWordsOn } from './turned-words';
import { settled, type Walker } from './Walker';

export const LANGUAGES = ['zh-CN', 'ar-EG'] as const;
type Language = (typeof LANGUAGES)[number];

/** The appearance that a person chooses, and the theme that results. */
const LOOKS = [
  { choice: 'light', theme: 'default' },
  { choice: 'dark', theme: 'dark' },
  { choice: 'care', theme: 'care' },
] as const;
type Look = (typeof LOOKS)[number];
/**
 * The dark look changes only colours (src/theme/css-variables.test.ts); whether texts have room is seen in the others.
 */
const LOOKS_OF_ROOM = LOOKS.filter(({ choice }) => choice !== 'dark');
/**
 * Rules that depend on colours. A look is the same in every language, so they run only in the first; they take half of
 * axe's time.
 */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** What the size of text decides; names, roles and structure are the same in every look. */
const RULES_OF_ROOM = ['scrollable-region-focusable'];
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 812 };
/**
 * Widths just before a column disappears, where columns are narrowest, and that of a page enlarged to 400 %; only the
 * space is checked.
 */
const BETWEEN = [1199, 1100, 992, 768, 600, 320];
/** Charts follow their frame a little later than the rest. */
const REDRAWN_MS = 2000;
/** No fade of the product takes a tenth of it. */
const STILL_MS = 10_000;

/**
 * Colours that fade between themes may start to do so some frames after the change. A browser that draws several pages
 * at once may leave one of them without frames, and a notice keeps its animation as long as it is shown: neither is
 * waited for without end.
 */
const still = async (page: Page): Promise<void> => {
  const moving = await page.evaluate(async (limitMs) => {
    const until = performance.now() + limitMs;
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const nextFrame = () =>
      Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(500)]);
    const fading = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    do {
      await Promise.race([Promise.allSettled(fading().map(({ finished }) => finished)), pause(2000)]);
      for (let frame = 0; frame < 4; frame++) await nextFrame();
    } while (fading().length > 0 && performance.now() < until);
    return fading().map(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.localName}.${target?.getAttribute('class')} ${playState}`;
    });
  }, STILL_MS);
  if (moving.length > 0) console.warn(`Went on although something moved at ${page.url()}:`, moving);
};

/** Texts that still read wrong after everything has adapted to its frame. */
const lastingMisread = async (page: Page): Promise<string[]> => {
  if ((await misreadOn(page)).length === 0) return [];
  await page.waitForTimeout(REDRAWN_MS);
  return misreadOn(page);
};

/** Widths between the fully checked ones at which the page is wider than its window, or one of its dates is broken. */
const misfitsBetween = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of BETWEEN) {
    await page.setViewportSize({ ...DESKTOP, width });
    const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
    const fitted = await page.waitForFunction(fits, null, { timeout: REDRAWN_MS }).catch(() => null);
    if (!fitted) found.push(`is too wide at ${width} px`);
    found.push(...(await lastingMisread(page)).map((fault) => `at ${width} px ${fault}`));
  }
  return found;
};

/** Every look and width of a page that is loaded once, in one language. */
export class Looks {
  private otherTabs = new Map<Page, Promise<Page>>();
  /** There and back again: each stop begins in the look in which the last one ended. */
  private looks: Look[];

  constructor(
    readonly language: Language,
    private walker: Walker,
  ) {
    // In further languages the dark look would only show the same colours again.
    this.looks = [...(language === LANGUAGES[0] ? LOOKS : LOOKS_OF_ROOM)];
  }

  /** A second tab of the same person; the first tab follows the choices made there. */
  private otherTabOf(page: Page): Promise<Page> {
    const open = async (): Promise<Page> => {
      const other = await page.context().newPage();
      await other.goto(`${this.walker.address}/api/setting.json`);
      await other.evaluate((code) => localStorage.setItem('umi_locale', code), this.language);
      return other;
    };
    const known = this.otherTabs.get(page) ?? open();
    this.otherTabs.set(page, known);
    return known;
  }

  /** All rules in the first look, in the others what they can change. */
  private rulesOf(look: Look): AxeRules {
    const isFirst = this.language === LANGUAGES[0];
    if (look === LOOKS[0]) return isFirst ? {} : { except: RULES_OF_COLOUR };
    return { only: [...RULES_OF_ROOM, ...(isFirst ? RULES_OF_COLOUR : [])] };
  }

  private async inThisLook(page: Page, look: Look): Promise<string[]> {
    await settled(page);
    await still(page);
    const { lang, shown, over, unmarked } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      shown: document.documentElement.dataset['theme'],
      over: document.documentElement.scrollWidth - window.innerWidth,
      // Words made only of 汉字 are Chinese, whatever the language of the page.
      unmarked: [...document.querySelectorAll('body *')]
        .filter((element) => {
          const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          const text = own.map((node) => node.nodeValue).join('');
          const isHan = /\p{Script=Han}/u.test(text) && !/(?!\p{Script=Han})\p{L}/u.test(text);
          const inChinese = element.closest('[lang]')?.getAttribute('lang')?.startsWith('zh');
          return isHan && !inChinese && !element.closest('script, style, textarea');
        })
        .map((element) => element.textContent),
    }));
    return [
      ...(lang === this.language ? [] : [`speaks ${lang}`]),
      ...(shown === look.theme ? [] : [`looks ${shown}`]),
      ...(over > 0 ? [`is ${over} px too wide`] : []),
      ...unmarked.map((text) => `does not say that it is Chinese: ${text}`),
      ...(await turnedWordsOn(page)),
      ...(await barriers(page, this.rulesOf(look))),
    ];
  }

  /** The first page in another language is loaded; after that the reader navigates within the app. */
  private async arrive(page: Page, address: string): Promise<void> {
    if (this.language === LANGUAGES[0]) return this.walker.stayOrLoad(page, address);
    const spoken = await page.evaluate(() => document.documentElement.lang);
    await (spoken === this.language ? this.walker.jump(page, address) : this.walker.load(page, address));
  }

  /** Every barrier and complaint, as `ar-EG dark 375: rule: where`. */
  async findingsOn(stop: Stop, address: string): Promise<string[]> {
    const { page, complaints } = await this.walker.screenOf(stop.who);
    const other = await this.otherTabOf(page);
    // A background tab draws one frame per second, and every wait for a frame would take that long.
    await page.bringToFront();
    complaints.length = 0;
    const found: string[] = [];
    await this.arrive(page, address);
    // A different look redraws the whole page, a different width only little of it.
    const sizes = [DESKTOP, PHONE];
    for (const look of this.looks) {
      await other.evaluate((chosen) => localStorage.setItem('theme_choice', chosen), look.choice);
      await page.waitForFunction((name) => document.documentElement.dataset['theme'] === name, look.theme);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const findings = await this.inThisLook(page, look);
        found.push(...findings.map((finding) => `${this.language} ${look.theme} ${size.width}: ${finding}`));
      }
      sizes.reverse();
    }
    if (this.language === LANGUAGES[0]) found.push(...(await misfitsBetween(page)));
    this.looks.reverse();
    await page.setViewportSize(DESKTOP);
    if (this.language === LANGUAGES[0]) found.push(...(await coveredAtEnd(page)));
    return [...found, ...complaints];
  }
}
