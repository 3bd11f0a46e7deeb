import { field } from '@tests/support/application-form';
import { openBrowser } from '@tests/support/openBrowser';
import { aPdf } from '@tests/support/sample-files';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import type { Page } from 'playwright-core';

jest.setTimeout(300_000);

const WIDTH = 1280;
const REASON = '请补充后再报';
const ANSWER = '已按意见补充三家报价';
/** Sent back by the office in the demo's story. */
const TITLE = '老城区供水管网声学监测关键技术';

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** A page of its own for each person. */
const as = async (login: string): Promise<Page> => {
  const { page } = await browser.newPage({ width: WIDTH });
  page.setDefaultTimeout(20_000);
  await page.goto(`${service.address}/login`);
  await page.getByLabel(/用户名/).fill(login);
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
};

const openProject = async (page: Page, list: string): Promise<void> => {
  await page.goto(service.address + list);
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('region', { name: '当前状态' }).waitFor();
};

const confirmIn = async (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name }).click();

/** Answers every remark in the form and files it again. */
async function answerAndFile(page: Page): Promise<void> {
  const boxes = page.getByLabel('答复这条意见');
  await boxes.first().waitFor();
  const count = await boxes.count();
  for (let i = 0; i < count; i++) {
    await boxes.nth(i).fill(ANSWER);
    await page.getByRole('button', { name: '保存答复' }).first().click();
    await page.getByRole('button', { name: '更新答复' }).nth(i).waitFor();
  }
  await page.getByRole('link', { name: '核对并提交' }).last().click();
  await page.getByRole('button', { name: '确认提交' }).click();
  await confirmIn(page, '确认提交');
  await page.waitForURL(/view=receipt/);
}

const audit = async (page: Page): Promise<void> => {
  await openProject(page, '/user/myProjects?tab=audit');
  await page.getByRole('button', { name: '开始审核' }).click();
  await confirmIn(page, '开始审核');
};

it('a returned project is answered, audited, sent back with a remark, answered, stamped and followed', async () => {
  const shen = await as('shenzhiyao');
  await openProject(shen, '/user/myProjects');
  await shen.getByRole('link', { name: '继续修改' }).click();
  await answerAndFile(shen);

  const unit = await as('xuyingchuan');
  await audit(unit);
  await unit.getByRole('button', { name: '退回修改' }).click();
  const dialog = unit.getByRole('dialog', { name: '退回修改' });
  await dialog.getByLabel('所指内容').fill('风险与对策');
  await unit.keyboard.press('Enter');
  await dialog.getByLabel('原因').click();
  await unit.getByTitle('依据不足').click();
  await dialog.getByLabel('意见', { exact: true }).fill('请补充应急预案');
  await dialog.getByLabel('总体意见').fill(REASON);
  const due = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('修改期限').fill(due);
  await unit.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '退回修改' }).click();
  await unit.getByText('退回修改', { exact: true }).first().waitFor();

  await openProject(shen, '/user/myProjects');
  await shen.getByRole('link', { name: '意见' }).click();
  await shen.getByRole('article', { name: '风险与对策' }).getByText('请补充应急预案').waitFor();
  await shen.getByRole('link', { name: '继续修改' }).click();
  await shen.getByRole('link', { name: '前往“风险与对策”' }).click();
  await field(shen, 'plan.risk').fill('已编制停水应急预案，现场备双路供电。');
  await shen
    .getByText(/已保存/)
    .first()
    .waitFor();
  expect(await shen.locator('textarea[id="plan.basis"]').count()).toBe(0);
  await shen.goBack();
  await answerAndFile(shen);

  await audit(unit);
  await unit.getByRole('link', { name: '意见' }).click();
  const remark = unit.getByRole('article', { name: '风险与对策' });
  await remark.getByText('已编制停水应急预案', { exact: false }).waitFor();
  await remark.getByRole('button', { name: '确认已落实' }).click();
  await remark.getByText('已关闭').waitFor();
  await unit.getByRole('button', { name: '盖章上报' }).click();
  const report = unit.getByRole('dialog', { name: '盖章上报' });
  for (const box of await report.getByRole('checkbox').all()) await box.check();
  await report
    .locator('input[type=file]')
    .setInputFiles({ name: '盖章表.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await report.getByRole('button', { name: '下载 盖章表.pdf' }).waitFor();
  await report.getByRole('button', { name: '盖章上报' }).click();
  await unit.getByText('形式审查', { exact: true }).first().waitFor();

  await openProject(shen, '/user/myProjects');
  expect(await shen.getByRole('region', { name: '当前状态' }).textContent()).toContain('专项办公室');
  await shen.getByRole('link', { name: '动态' }).click();
  await shen.getByText('盖章上报').first().waitFor();
});
