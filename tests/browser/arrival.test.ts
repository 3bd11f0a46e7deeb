import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import { impressionOf, settled } from '@tests/support/walk/Walker';
import type { Page } from 'playwright-core';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let page: Page;

onBuiltSite((site) => {
  ({ service, browser } = site);
});
beforeEach(async () => {
  page = (await browser.newPage()).page;
});
afterEach(() => page.context().close());

const load = async (path: string): Promise<void> => {
  await page.goto(service.address + path);
  await settled(page);
};
const height = (): Promise<number> => page.evaluate(() => window.scrollY);
const scrollTo = (y: number): Promise<void> => page.evaluate((top) => window.scrollTo(0, top), y);
const until = (y: number) => page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, y);

it('a page that the browser loads begins at its top, however far the one before was read', async () => {
  await load('/UserManual');
  await scrollTo(900);

  await load('/PlatformIntroduction');

  expect(await height()).toBe(0);
  expect(await impressionOf(page)).toMatchObject({ headings: ['平台介绍'], focus: 'nowhere', said: '' });
});

it('a page that is loaded again stays where it was read, and does not move the focus', async () => {
  await load('/UserManual');
  await scrollTo(900);

  await page.reload();
  await settled(page);
  await until(900);

  expect(await impressionOf(page)).toMatchObject({ focus: 'nowhere', said: '' });
});

it('Back from a page outside the app returns to the place and the link', async () => {
  await load('/commonTemplates');
  const row = page.getByRole('main').locator('a[href^="/commonTemplates/"]').nth(4);
  await row.focus();
  const before = await height();
  await page.goto(`${service.address}/health`);

  await page.goBack();
  await settled(page);
  await until(before);

  await page.waitForFunction(() => document.activeElement?.localName === 'a');
  expect(await row.evaluate((link) => link === document.activeElement)).toBe(true);
});

it('the next entry of a list takes the focus to its own heading, and is said by its own name', async () => {
  await load('/notification');
  await page.getByRole('main').locator('a[href^="/notification/"]').nth(2).click();
  await settled(page);
  const next = page.getByRole('main').locator('a[rel=next]');
  const name = ((await next.textContent()) ?? '').replace('下一篇', '');

  await next.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);

  expect(await impressionOf(page)).toMatchObject({
    headings: [name],
    tab: `${name} · 开创专项`,
    said: `${name} · 开创专项`,
    focus: 'h1',
  });
});
