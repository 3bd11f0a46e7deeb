import { signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import type { Page } from 'playwright-core';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let watched: WatchedPage;
let page: Page;

onBuiltSite((site) => {
  ({ service, browser } = site);
});

it('draws the applications of a period, as a table and a file too, and the address keeps the choice [route./innovation/dataChart]', async () => {
  watched = await browser.newPage();
  page = watched.page;
  page.setDefaultTimeout(30_000);
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'office');
  await page.goto(`${service.address}/innovation/dataChart`);
  await page.getByRole('heading', { level: 1, name: '数据' }).waitFor();
  await page.locator('svg, canvas').first().waitFor();

  await page.getByRole('link', { name: '地区' }).click();
  await page.waitForURL(/ext=region/);
  await page.reload();
  await page.getByRole('link', { name: '地区', exact: true }).and(page.locator('[aria-current]')).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /CSV/ }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect(watched.complaints).toEqual([]);
});
