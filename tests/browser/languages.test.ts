import { readdir, readFile } from 'node:fs/promises';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import { barriers, type WatchedPage } from '@tests/support/browser/openBrowser';
import { settled } from '@tests/support/walk/Walker';
import type { Page } from 'playwright-core';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];

onBuiltSite((site) => {
  ({ service, browser } = site);
});

const visit = async (path: string, look = {}): Promise<WatchedPage & { packs: string[] }> => {
  const watched = await browser.newPage(look);
  const packs: string[] = [];
  watched.page.on('request', (request) => {
    const pack = /lang-([a-z]{2}-[A-Z]{2})/.exec(request.url());
    if (pack?.[1]) packs.push(pack[1]);
  });
  await watched.page.goto(service.address + path, { waitUntil: 'networkidle' });
  return { ...watched, packs };
};
const PLACEHOLDER = 'search.input.self.placeholder';
const languageOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

it('changes the language by keyboard, and keeps the page and what was typed, also through a reload', async () => {
  const { page, packs, complaints } = await visit('/login');
  await page.getByLabel('用户名、手机号或邮箱').fill('shenzhiyao');
  expect(packs).toEqual([]);

  await page.getByRole('button', { name: /^语言/ }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '语言' }).waitFor();
  await page.keyboard.type('deutsch');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();

  expect(await languageOf(page)).toEqual(['de-DE', 'ltr']);
  // The dialog gives the focus back to the button that opened it.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Deutsch');
  expect(await page.locator('input[name=username]').inputValue()).toBe('shenzhiyao');
  // English comes along only while a language lacks something.
  expect(packs.filter((pack) => pack !== 'en-US')).toEqual(['de-DE']);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await languageOf(page)).toEqual(['de-DE', 'ltr']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('leaves the reader at the same place of a long page', async () => {
  const { page } = await visit('/UserManual');
  await page.evaluate(() => window.scrollTo(0, 900));
  // Clicks without scrolling the header into view, as happens with a sticky header or a key.
  await page
    .getByRole('button', { name: /^语言/ })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  const english = page.getByRole('dialog', { name: '语言' }).getByRole('button', { name: /English \(US\)/ });
  await english.evaluate((button: HTMLElement) => button.click());
  await page.waitForFunction(() => document.documentElement.lang === 'en-US');

  // Lines break at other places in another language; the browser keeps the visible content in place.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 900)).toBeLessThan(60);
  await page.context().close();
});

it('offers every language by its own name, marked as that language, the one in force first', async () => {
  const { page } = await visit('/');
  await page.getByRole('button', { name: /^语言/ }).first().click();
  const dialog = page.getByRole('dialog', { name: '语言' });
  await dialog.waitFor();

  const offered = await dialog
    .locator('b[lang]')
    .evaluateAll((names) => names.map((name) => [name.getAttribute('lang'), name.textContent]));
  expect(new Set(offered.map(([lang]) => lang)).size).toBe(54);
  expect(offered).toEqual(
    expect.arrayContaining([
      ['ar-EG', 'العربية'],
      ['ja-JP', '日本語'],
      ['zh-TW', '繁體中文'],
    ]),
  );
  expect(offered[0]).toEqual(['zh-CN', '简体中文']);
  expect(await barriers(page)).toEqual([]);
  await page.context().close();
});

describe.each([
  ['ar-EG', 'rtl'],
  ['de-DE', 'ltr'],
  ['th-TH', 'ltr'],
])('in %s', (lang, dir) => {
  it.each(['/', '/innovation', '/demand', '/achi', '/login', '/register', '/faq'])(
    '%s fits a phone and stands in the right direction',
    async (path) => {
      const { page, complaints } = await browser.newPage({ width: 375, dark: true });
      await page.addInitScript((code) => localStorage.setItem('umi_locale', code), lang);
      await page.goto(service.address + path);
      await settled(page);

      expect(await languageOf(page)).toEqual([lang, dir]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await barriers(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

it('says what can be searched for in full on a phone, in every language that is complete', async () => {
  const { page } = await visit('/', { width: 375 });
  await page.getByRole('button', { name: '搜索' }).first().click();
  const field = page.getByRole('dialog').getByRole('searchbox');
  await field.waitFor();
  const read = async (lang: string) => JSON.parse(await readFile(`src/i18n/texts/${lang}.json`, 'utf8'));
  const languages = (await readdir('src/i18n/texts')).map((file) => file.replace('.json', ''));
  const all = await Promise.all(languages.map(async (lang) => [lang, (await read(lang))[PLACEHOLDER]]));
  const texts = all.filter(([, text]) => text !== undefined);
  expect(texts).toHaveLength(10);

  const cut = await field.evaluate((input, offered) => {
    const line = document.createElement('span');
    line.style.cssText = `position: fixed; white-space: nowrap; font: ${getComputedStyle(input).font}`;
    input.closest('dialog')?.append(line);
    return offered.filter(([, text]) => {
      line.textContent = text;
      return line.getBoundingClientRect().width > input.clientWidth;
    });
  }, texts);
  expect(cut).toEqual([]);
  await page.context().close();
});
