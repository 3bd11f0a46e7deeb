import { choose, field, signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onFreshPages } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { PHONE } from '@tests/support/personal-data';
import type { Page } from 'playwright-core';

let service: BuiltSite['service'];
let watched: WatchedPage;
let page: Page;

onFreshPages((opened) => {
  ({ service, watched } = opened);
  page = watched.page;
});

it('leads from a filter of the gallery to one achievement, and from there to a citation [route./achi] [route./achi/detail/:id]', async () => {
  await page.goto(`${service.address}/achi`);
  await page.getByRole('link', { name: '绿色化工' }).click();
  await page.getByRole('link', { name: '含氟废水两级除氟与资源回收装置' }).click();
  await page.getByRole('heading', { level: 1, name: /含氟废水/ }).waitFor();

  expect(await page.getByText(/陆一苇，奚云开，范景行\. 含氟废水/).count()).toBe(1);
  expect(await page.getByText('联系方式向会员开放', { exact: false }).count()).toBe(1);
  expect(await page.content()).not.toMatch(PHONE);
  expect(watched.complaints).toEqual([]);
});

it('opens the same achievement from the user area [route./user/achi/detail/:id]', async () => {
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'shenzhiyao');
  await page.goto(`${service.address}/achi`);
  await page.getByRole('link', { name: '绿色化工' }).click();
  const link = page.getByRole('link', { name: '含氟废水两级除氟与资源回收装置' });
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(`${service.address}/user${address}`);

  await page.getByRole('heading', { level: 1, name: /含氟废水/ }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/user\/achi\/detail\/\d+$/);
  expect(await page.getByRole('navigation', { name: '用户中心' }).count()).toBeGreaterThan(0);
});

it('says of what was taken down that it was', async () => {
  await page.goto(`${service.address}/achi/detail/17`);
  await page.getByRole('heading', { level: 1, name: '成果已下架' }).waitFor();
});

it('draws the figures, and each number leads to its achievements [route./achi/data]', async () => {
  await page.goto(`${service.address}/achi/data`);
  await page.getByRole('heading', { name: '各领域产出哪些类型的成果' }).waitFor();
  const cell = page
    .getByRole('row', { name: /智慧农业/ })
    .getByRole('link')
    .first();
  const count = Number(await cell.textContent());
  await cell.click();

  await page.getByText(`共 ${count} 项成果`).waitFor();
});

it('makes an achievement of a closed project, keeps it through a reload, and hands it in [route./achi/mine] [route./achi/mine/detail/:id] [route./user/achi/mine] [route./user/achi/mine/detail/:id]', async () => {
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'shenzhiyao');
  await page.goto(`${service.address}/user/achi/mine`);
  await page.getByRole('link', { name: '生成成果' }).first().click();
  await page.waitForURL(/\/user\/achi\/mine\/detail\/new\?sourceId=\d+$/);
  await field(page, 'title').fill('二次供水水质快检装置（量产版）');
  // The first change creates the record under its own address.
  await page.waitForURL(/\/user\/achi\/mine\/detail\/\d+$/);
  await page.reload();
  await page.waitForFunction(
    () =>
      (document.getElementById('title') as HTMLInputElement | null)?.value ===
      '二次供水水质快检装置（量产版）',
  );
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('alert').filter({ hasText: '处需要修改' }).waitFor();

  await choose(field(page, 'type'), '新产品');
  await choose(field(page, 'field'), '智能制造');
  await field(page, 'finishedOn').fill('2026-05-20');
  await field(page, 'finishedOn').press('Enter');
  await choose(field(page, 'maturity'), '8 级　定型并通过试验');
  await choose(field(page, 'transfer'), '许可使用');
  await page.getByText(/已保存 \d\d:\d\d/).waitFor();
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click();

  await page
    .getByText(/CG\d{4}-\d{4}/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: '提交审核' }).count()).toBe(0);
  expect(watched.complaints).toEqual([]);
});
