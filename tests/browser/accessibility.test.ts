import { barriers, openBrowser } from '@tests/support/openBrowser';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import type { Page } from 'playwright-core';

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** One page of each kind; the others are looked at in the default and dark looks by every-screen. */
const PAGES = [
  '/',
  '/innovation',
  '/demand',
  '/achi',
  '/achi/data',
  '/faq',
  '/notification',
  '/login',
  '/register',
  '/verify',
  '/qz',
  '/api/',
];
const LOOKS = [
  ['light', 'default'],
  ['dark', 'dark'],
  ['care', 'care'],
] as const;

describe.each(['zh-CN', 'ar-EG'])('in %s', (language) => {
  describe.each(LOOKS)('in the look %s', (choice, theme) => {
    it.each([1280, 375])('no page has a barrier at %d px', async (width) => {
      const { page, complaints } = await browser.newPage({ width });
      await page.goto(`${service.address}/500`);
      await page.evaluate(
        ([code, mode]) => {
          localStorage.setItem('umi_locale', code ?? '');
          localStorage.setItem('theme_choice', mode ?? '');
        },
        [language, choice],
      );
      const found: string[] = [];
      for (const path of PAGES) {
        await page.goto(service.address + path, { waitUntil: 'networkidle' });
        await page.locator('h1').first().waitFor();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
        found.push(...(await barriers(page)).map((barrier) => `${path} ${barrier}`));
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  });
});

const widthsOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each(['/', '/innovation', '/demand', '/login', '/faq', '/achi/data'])('%s loses nothing', (path) => {
  it('at 320 px', async () => {
    const { page } = await browser.newPage({ width: 320 });
    await page.goto(service.address + path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();

    expect(await widthsOver(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('with text twice as large', async () => {
    const { page } = await browser.newPage();
    await page.goto(service.address + path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    // The sizes of all text are these variables; the policy allows no style sheet of ours.
    await page.evaluate(() => {
      const root = document.documentElement;
      const given = getComputedStyle(root);
      for (const size of ['ui', 'meta', 'cap', 'h1', 'h2', 'h3'])
        for (const name of [`--fs-${size}`, `--lh-${size}`])
          root.style.setProperty(name, `${Number.parseFloat(given.getPropertyValue(name)) * 2}px`);
    });

    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px');
    expect(await widthsOver(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});
