import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { Page } from 'playwright-core';

let site: BuiltSite;
onBuiltSite((built) => {
  site = built;
});

/**
 * Limits for the number of requests and for the bytes of script bodies on the wire, slightly above the present values.
 * Raise one only with the reason, and with what was tried instead.
 */
const LIMITS: [path: string, requests: number, scriptBytes: number][] = [
  ['/', 8, 156_300],
  ['/login', 8, 153_500],
];

const visit = async (path: string, look = {}) => {
  const { page, complaints } = await site.browser.newPage(look);
  const sent: { url: string; type: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const url = new URL(request.url()).pathname;
    const entry = { url, type: request.resourceType(), bytes: 0 };
    sent.push(entry);
    entry.bytes = (await request.sizes()).responseBodySize;
  });
  await page.goto(site.service.address + path, { waitUntil: 'networkidle' });
  return { page, complaints, sent };
};

/** Pictures of records are asked for as their place comes near the screen: nothing waits for them. */
const latePictures = (page: Page): Promise<string[]> =>
  page
    .locator('img[loading="lazy"][width][height]')
    .evaluateAll((pictures) =>
      pictures.map((picture) => new URL((picture as HTMLImageElement).currentSrc, location.href).pathname),
    );

it.each(LIMITS)(
  '%s asks for %i files and asks the service for nothing more',
  async (path, requests, bytes) => {
    const { page, complaints, sent } = await visit(path);

    const scripts = sent.filter(({ type }) => type === 'script');
    expect(sent.filter(({ type }) => type === 'xhr').map(({ url }) => url)).toEqual([]);
    const late = await latePictures(page);
    expect(sent.filter(({ url }) => !late.includes(url)).length).toBeLessThanOrEqual(requests);
    expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThan(bytes);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

/** Cumulative layout shift of the page, as browsers compute it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sum;
  });

it.each([1280, 375])('nothing of /login moves while it comes, %i wide', async (width) => {
  const { page } = await visit('/login', { width });

  expect(await shiftOf(page)).toBe(0);
  await page.context().close();
});

it('a sign-in page takes nothing before the app has it, and then all of it', async () => {
  const early = await site.browser.newPage({ scripts: false });
  await early.page.goto(`${site.service.address}/login`);
  await early.page.locator('noscript p').waitFor();
  const still = early.page.getByLabel('密码', { exact: true });
  await still.click({ force: true });
  await early.page.keyboard.type('secret');
  await early.page.keyboard.press('Enter');

  expect(await still.inputValue()).toBe('');
  expect(early.page.url()).toBe(`${site.service.address}/login`);
  await early.page.context().close();

  const { page } = await visit('/login');
  const password = page.getByLabel('密码', { exact: true });
  await password.click();
  await page.keyboard.type('secret');

  expect(await password.inputValue()).toBe('secret');
  await page.context().close();
});

it('a page that needs scripts says so, what to do, and what can be read without', async () => {
  const { page } = await site.browser.newPage({ scripts: false });
  await page.goto(`${site.service.address}/user`);

  const said = page.locator('.splash-noscript');
  expect(await said.getByRole('heading').textContent()).toBe('本页需要启用 JavaScript');
  // Nothing of the app is visible behind the message.
  const covers = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight - 10)?.closest('main')?.className;
  expect(await page.evaluate(covers)).toBe('splash-noscript');
  for (const name of ['通知公告', '政策文件', '需求', '成果', '常见问题', '使用手册']) {
    await page.goto(`${site.service.address}/user`);
    await said.getByRole('link', { name, exact: true }).click();
    expect(await page.locator('main h1').textContent()).toBe(name);
  }
  await page.context().close();
});

it('what comes late does not push what is seen', async () => {
  const { page } = await site.browser.newPage();
  await page.route('**/prod-api/cms/period/list/open', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(`${site.service.address}/innovation`);
  await page.getByRole('heading', { name: '申报条件' }).waitFor();

  expect(await shiftOf(page)).toBeLessThan(0.02);
  await page.context().close();
});
