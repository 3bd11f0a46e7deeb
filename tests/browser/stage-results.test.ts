import { field, signInAs } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import type { WatchedPage } from '@tests/support/browser/openBrowser';
import { aPdf } from '@tests/support/sample-files';
import type { Page } from 'playwright-core';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];
let watched: WatchedPage;
let page: Page;

onBuiltSite(async (site) => {
  ({ service, browser } = site);
  watched = await browser.newPage();
  page = watched.page;
  page.setDefaultTimeout(30_000);
});

it('shows everybody what is published, and an unknown stage leads to 404 [route./innovation/result] [route./innovation/result/:milestone/:type] [route./innovation/result/:id]', async () => {
  await page.goto(`${service.address}/innovation/result`);
  await page.getByRole('link', { name: '阶段二成果' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/innovation/result/two/all');
  await page.getByRole('link', { name: '二次供水水质快检装置' }).click();
  await page.getByRole('heading', { level: 2, name: '阶段二成果' }).waitFor();
  expect(await page.getByRole('table').first().textContent()).toContain('五项测定总时间');
  await page.goto(`${service.address}/innovation/result/three/all`);
  await page.waitForURL(({ pathname }) => pathname === '/404');
  await page.goto(`${service.address}/innovation/result/999999`);
  await page.getByRole('heading', { level: 1, name: '成果未公开' }).waitFor();
});

it('lets the leader mend a returned stage: kept through a reload, checked, handed in', async () => {
  await page.goto(`${service.address}/login`);
  await signInAs(page, 'shenzhiyao');
  await page.goto(`${service.address}/innovation/result?scope=mine`);
  await page.getByRole('link', { name: '填报' }).first().click();
  await page.getByText(/退回补正：请补充第三方检测报告/).waitFor();
  await page.getByText('修改尚未提交').waitFor();
  await field(page, 'indicators.goal-2.evidence').fill('长'.repeat(401));
  await field(page, 'indicators.goal-2.actual').fill('80%');
  await page.reload();
  await page.waitForFunction(
    () => (document.getElementById('indicators.goal-2.actual') as HTMLInputElement | null)?.value === '80%',
  );

  await page.getByRole('button', { name: '提交阶段一成果' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '处需要修改' });
  await summary.waitFor();
  expect(await summary.textContent()).toContain('偏差说明');
  // A text that is too long survives the reload and is reported.
  expect(await summary.textContent()).toMatch(/的证明材料最多 400 字，现在 401 字/);
  await field(page, 'indicators.goal-2.evidence').fill('长'.repeat(801));
  await page.getByText('考核指标 · 证明材料：最多 800 个字符，暂未保存；改好后会自动保存').waitFor();
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0);
  await field(page, 'indicators.goal-2.evidence').fill('第三方检测报告');
  await field(page, 'indicators.goal-2.deviation').fill('样本以夜间为主，白天数据将在阶段二补齐。');
  const sheet = { name: '盖章件.pdf', mimeType: 'application/pdf', buffer: aPdf(20_000) };
  await page.locator('#sealedSheet input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: /下载.*盖章件/ }).waitFor();
  await page.getByText(/已保存 \d\d:\d\d/).waitFor();
  await page.getByRole('button', { name: '提交阶段一成果' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '提交阶段一成果' }).click();

  await page.getByText('阶段一成果已提交，正在验收').waitFor();
  expect(await page.getByRole('button', { name: '提交阶段一成果' }).count()).toBe(0);
  // The browser logs the save that was refused on purpose.
  const isMeant = (text: string): boolean => /404|status of 400 .*\/cms\/result\/\d+\/one/.test(text);
  expect(watched.complaints.filter((text) => !isMeant(text))).toEqual([]);
});
