import type { FieldKind } from '@contract/rules/field-kinds';
import { pasteCells } from '@tests/support/application-form';
import type { Locator, Page } from 'playwright-core';

/** One way of changing a field, done by a person with mouse and keys. */
export interface Edit {
  name: string;
  run: (box: Locator) => Promise<void>;
}

const clear = async (box: Locator): Promise<void> => {
  await box.focus();
  await box.press('ControlOrMeta+a');
  await box.press('Delete');
};
const type =
  (...texts: string[]) =>
  async (box: Locator): Promise<void> => {
    for (const text of texts) {
      await clear(box);
      await box.pressSequentially(text);
    }
  };
const paste = (text: string) => async (box: Locator) => {
  await clear(box);
  await pasteCells(box, [[text]]);
  // The event alone puts nothing in where the control leaves it to the browser.
  if ((await box.inputValue()) === '') await box.page().keyboard.insertText(text);
};
/** Everything of the field: its label, its control, its buttons. A file of the checklist has its mark before it. */
const around = (box: Locator): Locator =>
  box
    .locator('xpath=ancestor-or-self::*[@data-field][1] | self::span/following-sibling::*[@data-field]')
    .first();
const pressIn = (selector: string) => async (box: Locator) => {
  const button = around(box).locator(selector).first();
  await button.hover();
  await button.click();
};
const openList = (page: Page): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
const isRadios = async (box: Locator): Promise<boolean> =>
  (await box.locator('input[type=radio]').count()) > 0;
const choose = (place: number) => async (box: Locator) => {
  if (await isRadios(box)) return box.locator('input[type=radio]').nth(place).check();
  await box.click();
  await openList(box.page()).nth(place).click();
};
const clearByKey = async (box: Locator): Promise<void> => {
  const target = (await isRadios(box)) ? box.locator('input:checked') : box;
  if ((await target.count()) === 0) return;
  await target.focus();
  await target.press('Delete');
};
const clearChoice = async (box: Locator): Promise<void> =>
  (await isRadios(box)) ? pressIn('button:has-text("清除")')(box) : pressIn('.ant-select-clear')(box);
const button = (name: string) => async (box: Locator) =>
  around(box).getByRole('button', { name }).first().click();

const figure = (good: string, other: string, bad: string): Edit[] => [
  { name: '输入', run: type(good) },
  { name: '粘贴', run: paste(other) },
  { name: '替换', run: type(good, other) },
  { name: '不是数', run: type(bad) },
  { name: '全选删除', run: clear },
];
const NONE: Edit[] = [];

/** What can be done to a field of each kind; a kind without its row does not compile. */
export const EDITS: Readonly<Record<FieldKind, readonly Edit[]>> = {
  text: [
    { name: '输入', run: type('新写的内容') },
    { name: '粘贴', run: paste('粘贴来的内容') },
    { name: '替换', run: type('先写的', '后写的') },
    { name: '全选删除', run: clear },
  ],
  words: [
    {
      name: '输入',
      run: async (box) => {
        await box.pressSequentially('管网');
        await box.press('Enter');
      },
    },
    { name: '没有回车', run: async (box) => box.pressSequentially('阀门') },
    { name: '粘贴', run: paste('管网；泵站') },
    { name: '移除按钮', run: pressIn('li button') },
  ],
  month: [
    { name: '输入', run: type('2027-03') },
    { name: '粘贴', run: paste('2027年4月') },
    { name: '打了一半', run: type('2027-1x') },
    { name: '能读成值', run: type('2027-5') },
    { name: '超出范围', run: type('2035-01') },
    { name: '全选删除', run: clear },
    { name: '清除按钮', run: pressIn('.ant-input-clear-icon') },
  ],
  day: [
    { name: '输入', run: type('2027-03-05') },
    { name: '粘贴', run: paste('2027年4月6日') },
    { name: '打了一半', run: type('2027-02-3x') },
    { name: '能读成值', run: type('2027-5-7') },
    { name: '超出范围', run: type('2035-01-01') },
    { name: '全选删除', run: clear },
    { name: '清除按钮', run: pressIn('.ant-input-clear-icon') },
  ],
  points: figure('12.5', '8', '12x'),
  money: figure('12.5', '1,200', '12x'),
  months: figure('6', '7.5', '半年'),
  choice: [
    { name: '选择', run: choose(0) },
    { name: '另选', run: choose(1) },
    { name: '按键清除', run: clearByKey },
    { name: '清除按钮', run: clearChoice },
  ],
  fixed: [
    { name: '选择', run: choose(0) },
    { name: '另选', run: choose(1) },
  ],
  branch: [
    { name: '按键清除', run: clearByKey },
    { name: '清除按钮', run: clearChoice },
  ],
  tick: [
    { name: '勾选', run: (box) => box.check() },
    { name: '取消', run: (box) => box.uncheck() },
  ],
  rows: [
    { name: '下移', run: button('下移') },
    { name: '移除', run: button('移除') },
  ],
  file: [{ name: '移除', run: button('移除') }],
  files: [{ name: '移除', run: button('移除') }],
  // Both are chosen once, when the application is made; tests/browser has them.
  period: NONE,
  key: NONE,
};
