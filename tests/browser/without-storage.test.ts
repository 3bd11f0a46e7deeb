import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { Page } from 'playwright-core';

let site: BuiltSite;
onBuiltSite((built) => {
  site = built;
});

/** Behaves like Chromium and Firefox for a site whose data they were told to block. */
const denyStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  IDBFactory.prototype.open = refuse;
  LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: refuse });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
};
const NOTE = /登录只在这个标签页里有效，关闭或刷新后即结束/;
const STAY = '在此设备上保持登录';

const open = async (path: string, deny: boolean) => {
  const watched = await site.browser.newPage();
  if (deny) await watched.page.addInitScript(denyStorage);
  await watched.page.goto(site.service.address + path, { waitUntil: 'networkidle' });
  return watched;
};
const settingOf = (page: Page, name: string) =>
  page.evaluate((key) => document.documentElement.dataset[key], name);

it('a browser that keeps nothing signs in for as long as its tab, and says so beforehand', async () => {
  const { page, complaints } = await open('/login', true);
  await page.getByText(NOTE).waitFor();
  expect(await page.getByText(STAY).count()).toBe(0);

  await signInAs(page, 'shenzhiyao');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Without storage there are no cookies either, and so no device cookie.
  await page.context().clearCookies();
  await page.getByRole('banner').getByRole('link', { name: '需求', exact: true }).click();
  await page.waitForURL(/\/demand/);
  expect(await page.evaluate(() => localStorage.getItem('xhr-user-info'))).not.toBeNull();
  expect(complaints).toEqual([]);

  await page.goto(`${site.service.address}/user`, { waitUntil: 'networkidle' });
  await page.waitForURL(/\/login/);
  await page.context().close();
});

it('its look, its language, its searches and what is typed hold without a fault', async () => {
  const { page, complaints } = await open('/demand', true);
  await page.getByRole('button', { name: '关怀版' }).first().click();
  expect(await settingOf(page, 'theme')).toBe('care');
  await page.getByRole('searchbox').first().fill('门封');
  await page.getByRole('searchbox').first().press('Enter');
  await page.waitForURL(/keyword=/);
  await page.getByRole('button', { name: /^语言/ }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('english (us)');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.lang === 'en-US');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a record is begun and saved where the device keeps no draft', async () => {
  const { page, complaints } = await open('/login', true);
  await signInAs(page, 'shenzhiyao');
  await page.getByRole('link', { name: '我的需求' }).first().click();
  await page.getByRole('link', { name: '发布需求' }).click();
  await page.locator('#title').fill('冷库门封老化的快速判定');
  await page.waitForURL(/\/demand\/(?!new)[\w/]*\d+/);
  await page
    .getByText(/已保存/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a browser that keeps things says nothing of it', async () => {
  const { page } = await open('/login', false);
  expect(await page.getByText(NOTE).count()).toBe(0);
  expect(await page.getByText(STAY).count()).toBe(1);
  expect(await settingOf(page, 'unkept')).toBeUndefined();
  await page.context().close();
});

describe.each([
  ['oversized', 'x'.repeat(200_000)],
  ['just as long as a header may be', 'x'.repeat(4096)],
  ['not a token', 'undefined'],
  ['text that no header carries', '凭证\n'],
])('a session in the storage that is %s', (_what, value) => {
  it('leads to the login, and signs in anew', async () => {
    const { page, complaints } = await site.browser.newPage();
    await page.addInitScript((broken) => {
      if (localStorage.getItem('was-broken')) return;
      localStorage.setItem('was-broken', '');
      for (const key of ['xhr-user-info', 'access_token', 'refresh_token', 'expireTime'])
        localStorage.setItem(key, broken);
      for (const key of ['user', 'last_error', 'scroll_places', 'list_queries'])
        sessionStorage.setItem(key, broken);
      localStorage.setItem('search_recent', '{broken');
    }, value);
    await page.goto(`${site.service.address}/user`);
    await page.waitForURL(/\/login/);
    await signInAs(page, 'shenzhiyao');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The browser logs the refusals themselves.
    expect(complaints.filter((line) => !/status of 4(?:00|01|13)/.test(line))).toEqual([]);
    await page.context().close();
  });
});
