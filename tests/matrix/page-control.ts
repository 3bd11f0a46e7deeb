import { pasteCells } from '@tests/support/browser/application-form';
import type { Control } from '@tests/support/matrix/matrix-edits';
import type { Locator, Page } from 'playwright-core';

/**
 * Everything that belongs to the field: label, control and buttons. For a file in the checklist, the anchor element
 * precedes it.
 */
const SURROUNDINGS =
  'ancestor-or-self::*[@data-field][1] | self::span/following-sibling::*[@data-field] | self::fieldset | self::section';
const OPTIONS = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';
const CLEAR = '.ant-input-clear-icon, .ant-select-clear';

/** What a person can do to a field by mouse and keyboard. */
export const controlOn = (page: Page, path: string): Control => {
  const box: Locator = page.locator(`[id="${path}"]`);
  const field = box.locator(`xpath=${SURROUNDINGS}`).first();
  const isRadios = async (): Promise<boolean> => (await box.locator('input[type=radio]').count()) > 0;
  const empty = async (): Promise<void> => {
    await box.focus();
    await box.press('ControlOrMeta+a');
    await box.press('Delete');
  };
  const pressButton: Control['pressButton'] = (...names) =>
    field
      .getByRole('button', { name: new RegExp(`^\\s*(${names.join('|')})`) })
      .first()
      .click();
  return {
    pressButton,
    put: async (text) => {
      await empty();
      await box.pressSequentially(text);
    },
    paste: async (text) => {
      await empty();
      await pasteCells(box, [[text]]);
      // Where the control leaves pasting to the browser, the event alone inserts nothing.
      const isTaken = (await box.inputValue()) !== '' || (await field.locator('li').count()) > 0;
      if (!isTaken) await page.keyboard.insertText(text);
    },
    press: (key) => box.press(key),
    // Nothing to do: the field is left by editing the next one, and the last one by leaving the page.
    leave: async () => undefined,
    click: () => box.click(),
    clear: async () => {
      if (await isRadios()) return pressButton('清除');
      await field.locator(CLEAR).first().hover();
      await field.locator(CLEAR).first().click();
    },
    choose: async (place) => {
      if (await isRadios()) return box.locator('input[type=radio]').nth(place).check();
      await box.click();
      await page.locator(OPTIONS).nth(place).click();
      await page.locator(OPTIONS).first().waitFor({ state: 'hidden' });
    },
    unchoose: async () => {
      const target = (await isRadios()) ? box.locator('input:checked') : box;
      await target.focus();
      await target.press('Delete');
    },
  };
};
