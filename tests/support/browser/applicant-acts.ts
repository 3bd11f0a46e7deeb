import { BUDGET_SUBJECTS } from '@contract/enums';
import type { Milestone } from '@contract/result-choices';
import { aPdf } from '@tests/support/sample-files';
import type { Page } from 'playwright-core';
import { type Actor, confirmIn } from './actor';
import { field } from './application-form';

const ANSWER = '已按意见补充';

/** Answers every remark in the form and files it again. */
export const answerAndFile = async (page: Page): Promise<void> => {
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
};

const stagePath = (id: number, milestone: Milestone): string =>
  `/innovation/result/${id}?milestone=${milestone}`;
const submitName = (milestone: Milestone): string =>
  milestone === 'one' ? '提交阶段一成果' : '提交阶段二成果';

export const attach = async (page: Page, id: string, name: string): Promise<void> => {
  const file = { name, mimeType: 'application/pdf', buffer: aPdf(20_000) };
  await page.locator(`#${id} input[type=file]`).setInputFiles(file);
  await page.getByRole('button', { name: new RegExp(`下载.*${name}`) }).waitFor();
};

/** Fills in every field of a stage result; every indicator reaches its target. */
export const writeStage = async ({ page, go }: Actor, id: number, milestone: Milestone): Promise<void> => {
  await go(stagePath(id, milestone));
  await field(page, 'summary').fill(
    '本阶段完成终端研制、模型训练与两个县的现场试验，各项指标按期达到。'.repeat(8),
  );
  for (const box of await page.locator('[id^="indicators."][id$=".actual"]').all())
    await box.fill(milestone === 'one' ? '1.5 米' : '0.8 米');
  for (const box of await page.locator('[id^="indicators."][id$=".evidence"]').all())
    await box.fill('第三方检测报告');
  await page.getByRole('button', { name: '添加交付物' }).click();
  await page.locator('[id^="deliverables."][id$=".name"]').fill('声学监测终端样机');
  for (const subject of BUDGET_SUBJECTS) await field(page, `spending.${subject}.special`).fill('1.00');
  await page.getByRole('radio', { name: '无变更' }).check();
  if (milestone === 'one') await field(page, 'nextPlan').fill('扩大示范范围，完成平台联调。');
  else {
    await field(page, 'benefit').fill('两县漏损率由 18% 降至 11%。');
    await attach(page, 'report', '总结报告.pdf');
  }
  await attach(page, 'sealedSheet', '盖章件.pdf');
  await page.getByRole('radio', { name: /向所有人公开/ }).check();
};

/** Submits a stage result, including what was just typed. */
export const submitStage = async (page: Page, milestone: Milestone): Promise<void> => {
  await page.getByRole('button', { name: submitName(milestone) }).click();
  await confirmIn(page, submitName(milestone));
  await page.getByText(/成果已提交，正在验收/).waitFor();
};

export const openStage = ({ go }: Actor, id: number, milestone: Milestone): Promise<void> =>
  go(stagePath(id, milestone));
