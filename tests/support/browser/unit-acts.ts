import { DAY_MS } from '@contract/time-units';
import { aPdf } from '@tests/support/sample-files';
import { type Actor, confirmIn, pressAndConfirm, shows } from './actor';

const DUE_DAYS = 6;

export const startAudit = async ({ page, go }: Actor, title: string): Promise<void> => {
  await go('/user/myProjects?tab=audit');
  await page.getByRole('link', { name: title, exact: true }).click();
  await pressAndConfirm(page, '开始审核');
  await page.getByRole('button', { name: '盖章上报' }).waitFor();
};

/** 退回修改 with one remark, pinned to a place of the form. */
export const returnWithRemark = async ({ page }: Actor, place: string, remark: string): Promise<void> => {
  await page.getByRole('button', { name: '退回修改' }).click();
  const dialog = page.getByRole('dialog', { name: '退回修改' });
  await dialog.getByLabel('所指内容').fill(place);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('原因').click();
  await page.getByTitle('依据不足').click();
  await dialog.getByLabel('意见', { exact: true }).fill(remark);
  await dialog.getByLabel('总体意见').fill('请补充后再报');
  await dialog
    .getByLabel('修改期限')
    .fill(new Date(Date.now() + DUE_DAYS * DAY_MS).toISOString().slice(0, 10));
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '退回修改' }).click();
  await shows(page, '退回修改');
};

/** Reads what was changed for a remark, and closes it. */
export const closeRemark = async ({ page }: Actor, place: string, changed: string): Promise<void> => {
  await page.getByRole('link', { name: '意见' }).click();
  const remark = page.getByRole('article', { name: place });
  await remark.getByText(changed, { exact: false }).waitFor();
  await remark.getByRole('button', { name: '确认已落实' }).click();
  await remark.getByText('已关闭').waitFor();
};

/** 盖章上报: the whole checklist and the scanned sheet. */
export const report = async ({ page }: Actor): Promise<void> => {
  await page.getByRole('button', { name: '盖章上报' }).click();
  const dialog = page.getByRole('dialog', { name: '盖章上报' });
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '盖章表.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await dialog.getByRole('button', { name: '下载 盖章表.pdf' }).waitFor();
  // Nothing can be read from this scan, so the unit confirms that it compared it.
  await dialog.getByLabel(/逐页对照/).check();
  await confirmIn(page, '盖章上报');
  await shows(page, '形式审查');
};
