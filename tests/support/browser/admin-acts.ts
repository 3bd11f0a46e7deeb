import { beijingClock } from '@contract/rules/beijing-time';
import { PERIOD_DATE_WORDS, type PERIOD_DATES } from '@contract/rules/period-dates';
import { HOUR_MS } from '@contract/time-units';
import { type Actor, confirmIn, pressAndConfirm, shows } from './actor';

type DateKey = (typeof PERIOD_DATES)[number];

interface PeriodChange {
  numbers?: Record<string, number>;
  /** Each as a number of hours from now. */
  dates?: Partial<Record<DateKey, number>>;
}

/** The office changes a period in its drawer; in these tests, moving dates is the only way to make time pass. */
export const changePeriod = async (
  { page, go }: Actor,
  name: string,
  { numbers = {}, dates = {} }: PeriodChange,
): Promise<void> => {
  await go('/admin/periods');
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: '修改' }).click();
  const drawer = page.getByRole('dialog', { name: '修改批次' });
  await drawer.waitFor();
  for (const [label, value] of Object.entries(numbers)) await drawer.getByLabel(label).fill(String(value));
  for (const [key, hours] of Object.entries(dates)) {
    const box = drawer.getByLabel(PERIOD_DATE_WORDS.texts[key as DateKey]);
    await box.fill(beijingClock(Date.now() + hours * HOUR_MS));
    await box.press('Enter');
  }
  await drawer.getByRole('button', { name: /^保\s*存$/ }).click();
  // A new end is announced to people who have not filed yet, so the form asks for confirmation first.
  if (dates.applyEnd !== undefined) await page.getByRole('button', { name: '确认改期' }).click();
  await drawer.waitFor({ state: 'detached' });
};

/** An administrator gives a person an additional role. */
export const giveRole = async ({ page, go }: Actor, login: string, role: string): Promise<void> => {
  await go(`/admin/users?keyword=${login}`);
  await page.getByRole('row').filter({ hasText: login }).getByRole('button', { name: '设置角色' }).click();
  await page.getByRole('dialog').getByLabel(role).check();
  await confirmIn(page, '保存');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** 受理, then assigns the experts. */
export const acceptAndAssign = async ({ page, go }: Actor, id: number, experts: readonly string[]) => {
  await go(`/admin/applications/${id}`);
  await pressAndConfirm(page, '受理');
  await shows(page, '专家评审');
  await page.getByRole('link', { name: '专家评审' }).click();
  await page.getByRole('button', { name: '分配专家' }).click();
  for (const name of experts)
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${name}`))
      .check();
  await confirmIn(page, '分配专家');
  for (const name of experts) await page.getByRole('rowheader', { name }).waitFor();
};

const REASON =
  '这一项的判断依据写在申报书的研究方案和考核指标之中，主要优点清楚，存在的不足也可以通过补充试验数据和明确时间安排来改进。';
const DIMENSIONS = ['创新性', '可行性', '团队基础', '预期效益'];

/**
 * Declares to have no conflict, reads the anonymous paper, and scores four dimensions. Returns the text that was shown.
 */
export const declareAndScore = async ({ page, go }: Actor, no: string, points: number): Promise<string> => {
  await go('/admin/reviews');
  await page.getByRole('row').filter({ hasText: no }).getByRole('link').first().click();
  await pressAndConfirm(page, '声明无利益冲突并开始评审');
  await page.getByLabel('创新性得分').waitFor();
  for (const name of DIMENSIONS) {
    await page.getByLabel(`${name}得分`).fill(String(points));
    await page.getByLabel(`${name}理由`).fill(REASON);
  }
  return (await page.locator('main').textContent()) ?? '';
};

export const handInReview = async ({ page }: Actor): Promise<void> => {
  await pressAndConfirm(page, '提交评审');
  await shows(page, '已提交');
};

/** 拟立项 from the ranking, then the list for everybody; answers the path of the announcement. */
export const proposeAndPublish = async (
  { page, go }: Actor,
  periodId: number,
  title: string,
): Promise<string> => {
  await go(`/admin/ranking?periodId=${periodId}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: '拟立项' }).click();
  await confirmIn(page, '拟立项');
  await row.getByText('公示', { exact: true }).waitFor();
  await pressAndConfirm(page, '发布公示名单');
  await page.waitForURL(/\/notification\/\d+$/);
  return new URL(page.url()).pathname;
};

/** 立项 after the publicity: by the office, unless the service's own minute came first. */
export const approve = async ({ page, go }: Actor, id: number): Promise<void> => {
  await go(`/admin/applications/${id}`);
  const button = page.getByRole('button', { name: '立项', exact: true });
  await button
    .or(page.getByText('终止', { exact: true }))
    .first()
    .waitFor();
  if (await button.isVisible()) await pressAndConfirm(page, '立项');
  await page.getByRole('button', { name: '终止', exact: true }).waitFor();
};

export const decideStage = async ({ page, go }: Actor, id: number, event: string, reason?: string) => {
  await go(`/admin/applications/${id}`);
  await page.getByRole('button', { name: event, exact: true }).click();
  if (reason) await page.getByRole('dialog').getByLabel('原因').fill(reason);
  await confirmIn(page, event);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
