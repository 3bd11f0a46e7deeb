import type { Locator, Page } from 'playwright-core';
import { pasteCells } from './application-form';

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The way in which a person uses the page: with a mouse (or a finger), or only with the keyboard. */
export interface InputDevice {
  /** Presses a button, follows a link, ticks a box, chooses a radio. */
  press: (target: Locator) => Promise<void>;
  pressTwice: (target: Locator) => Promise<void>;
  write: (box: Locator, text: string) => Promise<void>;
  /** Chooses the option with this name in a select. */
  choose: (box: Locator, option: string) => Promise<void>;
  /** Chooses an entry of a cascade by the names on the way to it. */
  chooseLeaf: (box: Locator, path: readonly string[]) => Promise<void>;
  chooseMonth: (box: Locator, month: string) => Promise<void>;
  paste: (cell: Locator, rows: readonly (readonly string[])[]) => Promise<void>;
  /** Uploads a file with the control that the group offers. */
  attach: (group: Locator, file: SampleFile) => Promise<void>;
}

const isTicking = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element instanceof HTMLInputElement && /radio|checkbox/.test(element.type));

const month: InputDevice['chooseMonth'] = async (box, value) => {
  await box.fill(value);
  await box.press('Enter');
};

export const mouse: InputDevice = {
  press: async (target) => ((await isTicking(target)) ? target.check() : target.click()),
  pressTwice: (target) => target.dblclick(),
  write: (box, text) => box.fill(text),
  choose: async (box, option) => {
    await box.click();
    await box
      .page()
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
      .getByTitle(option, { exact: true })
      .click();
  },
  chooseLeaf: async (box, path) => {
    await box.click();
    for (const name of path) await box.page().getByText(name).click();
  },
  chooseMonth: month,
  paste: pasteCells,
  attach: (group, file) => group.locator('input[type=file]').setInputFiles(file),
};

const TABS = 400;
const STEPS = 60;

/** Whether the Tab key has reached the element; for a radio button, any of its group. */
const isReached = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const active = document.activeElement;
    if (active === element) return true;
    const isRadio = (one: Element | null): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'radio';
    return isRadio(active) && isRadio(element) && active.name === element.name;
  });

async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor({ state: 'attached' });
  for (let count = 0; count < TABS; count++) {
    if (await isReached(target)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${String(target)}.`);
}

/** Presses a key until a condition is met. */
async function pressUntil(
  page: Page,
  key: string,
  isSo: () => Promise<boolean>,
  what: string,
): Promise<void> {
  for (let count = 0; count < STEPS; count++) {
    if (await isSo()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${what}.`);
}

const pressByKeys: InputDevice['press'] = async (target) => {
  const page = target.page();
  await reach(target);
  const kind = await target.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  );
  if (kind === 'radio') {
    await page.keyboard.press('Space');
    await pressUntil(page, 'ArrowDown', () => target.isChecked(), 'this radio');
  } else await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter');
};

/** Whether the option that the arrow keys have reached in the n-th open list is this one. */
const isAt = (page: Page, item: string, name: string) => (): Promise<boolean> =>
  page
    .locator(item)
    .last()
    .textContent({ timeout: 300 })
    .then(
      (text) => text?.trim() === name,
      () => false,
    );

/** Only keys: every control is reached with Tab and operated in place. */
export const keyboard: InputDevice = {
  press: pressByKeys,
  pressTwice: async (target) => {
    await reach(target);
    await target.page().keyboard.press('Enter');
    await target.page().keyboard.press('Enter');
  },
  write: async (box, text) => {
    await reach(box);
    await box.page().keyboard.press('ControlOrMeta+a');
    await box.page().keyboard.insertText(text);
  },
  choose: async (box, option) => {
    const page = box.page();
    await reach(box);
    await page.keyboard.press('ArrowDown');
    await pressUntil(
      page,
      'ArrowDown',
      isAt(
        page,
        '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active',
        option,
      ),
      option,
    );
    await page.keyboard.press('Enter');
  },
  chooseLeaf: async (box, path) => {
    const page = box.page();
    await reach(box);
    await page.keyboard.press('ArrowDown');
    for (const [level, name] of path.entries()) {
      if (level > 0) await page.keyboard.press('ArrowRight');
      await pressUntil(page, 'ArrowDown', isAt(page, '.ant-cascader-menu-item-active', name), name);
    }
    await page.keyboard.press('Enter');
  },
  chooseMonth: async (box, value) => {
    await reach(box);
    await box.page().keyboard.press('ControlOrMeta+a');
    await box.page().keyboard.insertText(value);
    await box.page().keyboard.press('Enter');
  },
  paste: async (cell, rows) => {
    await reach(cell);
    await pasteCells(cell, rows);
  },
  attach: async (group, file) => {
    const page = group.page();
    const chosen = page.waitForEvent('filechooser');
    await pressByKeys(group.getByRole('button', { name: /上传|选择文件/ }).first());
    await (await chosen).setFiles(file);
  },
};
