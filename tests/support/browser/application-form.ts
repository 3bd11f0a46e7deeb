import type { Locator, Page } from 'playwright-core';

/** A field by its path: the id of its control (contract/rules/field-labels). */
export const field = (page: Page, path: string): Locator => page.locator(`[id="${path}"]`);

export const fillFields = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, value] of Object.entries(values)) await field(page, path).fill(value);
};

/** Opens a select and takes the option of this name. */
export const choose = async (box: Locator, option: string): Promise<void> => {
  const page = box.page();
  await box.click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle(option, { exact: true })
    .click();
};

export const chooseMonth = async (box: Locator, month: string): Promise<void> => {
  await box.fill(month);
  await box.press('Enter');
};

/** Pastes a table as Excel puts it on the clipboard into the focused cell. */
export const pasteCells = async (cell: Locator, rows: readonly (readonly string[])[]): Promise<void> => {
  await cell.focus();
  const text = rows.map((row) => row.join('\t')).join('\r\n');
  await cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
};

export const signInAs = async (page: Page, login: string): Promise<void> => {
  await page.getByLabel('用户名、手机号或邮箱').fill(login);
  await page.getByLabel('密码', { exact: true }).fill('Chun-feng-28');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
};
