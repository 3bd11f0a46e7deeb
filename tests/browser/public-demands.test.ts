import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { PHONE } from '@tests/support/personal-data';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let watched: WatchedPage;

onBuiltSite(async (site) => {
  ({ service, browser } = site);
  watched = await browser.newPage();
  watched.page.setDefaultTimeout(30_000);
});

it('leads from the home page to the demands, a filter of them, and one whole demand without a phone number [route./] [route./demand] [route./demand/detail/:id]', async () => {
  const { page, complaints } = watched;
  await page.goto(service.address);
  await page.getByRole('heading', { level: 2, name: '通知公告' }).waitFor();
  await page.getByRole('link', { name: '全部需求' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/demand');
  await page.getByRole('link', { name: '智慧农业' }).click();
  await page.waitForURL(({ search }) => search.includes('field=agriculture'));
  await page.getByRole('link', { name: '丘陵茶园夜间霜冻提前 6 小时预警' }).click();
  await page.getByRole('heading', { level: 1, name: '丘陵茶园夜间霜冻提前 6 小时预警' }).waitFor();

  await page.getByText('联系方式向会员开放', { exact: false }).waitFor();
  expect(await page.getByRole('table').textContent()).toContain('不少于 6 小时');
  expect(await page.content()).not.toMatch(PHONE);
  expect(complaints).toEqual([]);
});

it('the crumb of a demand brings back to the filter one came from, also after a reload of its prepared page', async () => {
  const { page, complaints } = watched;
  await page.goto(`${service.address}/demand?field=agriculture`);
  await page.getByRole('link', { name: '丘陵茶园夜间霜冻提前 6 小时预警' }).click();
  await page.getByRole('heading', { level: 1, name: '丘陵茶园夜间霜冻提前 6 小时预警' }).waitFor();
  await page.reload();

  await page.locator('nav[aria-label="当前位置"] a[href="/demand?field=agriculture"]').click();

  await page.waitForURL(({ pathname, search }) => pathname === '/demand' && search === '?field=agriculture');
  await page.getByRole('link', { name: '丘陵茶园夜间霜冻提前 6 小时预警' }).waitFor();
  expect(complaints).toEqual([]);
});
