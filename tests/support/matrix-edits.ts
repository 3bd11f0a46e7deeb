import type { FieldKind } from '@contract/rules/field-kinds';
import { fireEvent, waitFor, within } from '@testing-library/react';

/** One way of changing a field, done to its control. False where this control cannot do it. */
export interface Edit {
  name: string;
  run: (control: Control) => void | Promise<void>;
}

export interface Control {
  /** The element that bears the field's path as its id. */
  element: HTMLElement;
  /** Everything of the field: label, control, buttons. */
  field: HTMLElement;
}

const input = ({ element }: Control): HTMLInputElement => element as HTMLInputElement;
const put = (control: Control, value: string): void => {
  fireEvent.focus(input(control));
  fireEvent.change(input(control), { target: { value } });
};
const leave = (control: Control): void => void fireEvent.blur(input(control));
const write =
  (...texts: string[]) =>
  (control: Control): void => {
    for (const text of texts) put(control, text);
    leave(control);
  };
/** Typed and not left: the page is closed a moment later. */
const begin = (text: string) => (control: Control) => put(control, text);
const press = (control: Control, key: string): void => void fireEvent.keyDown(control.element, { key });
const paste = (text: string) => (control: Control) => {
  const clipboardData = { getData: () => text };
  // A browser puts the text in unless the control has taken it.
  if (fireEvent.paste(input(control), { clipboardData })) put(control, text);
  leave(control);
};
const clearButton =
  (selector: string) =>
  ({ field }: Control): void => {
    const button = field.querySelector<HTMLElement>(selector);
    if (!button) throw new Error(`No way to clear ${field.textContent}`);
    fireEvent.mouseDown(button);
    fireEvent.click(button);
  };
const INPUT_CLEAR = '.ant-input-clear-icon';
const SELECT_CLEAR = '.ant-select-clear';

const radios = ({ field }: Control): HTMLInputElement[] => [
  ...field.querySelectorAll<HTMLInputElement>('input[type=radio]'),
];
const choose =
  (place: number) =>
  async (control: Control): Promise<void> => {
    const radio = radios(control).at(place);
    if (radio) {
      fireEvent.click(radio);
      return;
    }
    fireEvent.mouseDown(control.element);
    // It opens a moment later.
    const popup = await waitFor(() => {
      const lists = document.querySelectorAll<HTMLElement>('.ant-select-dropdown');
      const open = [...lists].find((list) => !list.classList.contains('ant-select-dropdown-hidden'));
      if (!open) throw new Error(`${control.element.id} opens no list`);
      return open;
    });
    const options = [...popup.querySelectorAll<HTMLElement>('.ant-select-item-option')];
    fireEvent.click(options.at(place) as HTMLElement);
  };
const clearChoice = (control: Control): void => {
  if (radios(control).length === 0) clearButton(SELECT_CLEAR)(control);
  else fireEvent.click(within(control.field).getByRole('button', { name: /^清除/ }));
};
const clearByKey = (control: Control): void => {
  const chosen = radios(control).find(({ checked }) => checked);
  fireEvent.keyDown(chosen ?? control.element, { key: 'Delete' });
};
const pressButton =
  (name: RegExp) =>
  ({ field }: Control): void =>
    void fireEvent.click(within(field).getAllByRole('button', { name })[0] as HTMLElement);
const click = ({ element }: Control): void => void fireEvent.click(element);

const figure = (good: string, other: string, bad: string): Edit[] => [
  { name: '输入', run: write(good) },
  { name: '粘贴', run: paste(other) },
  { name: '替换', run: write(good, other) },
  { name: '不是数', run: write(bad) },
  { name: '打了一半', run: begin(bad) },
  { name: '全选删除', run: write('') },
  { name: '清除按钮', run: clearButton(INPUT_CLEAR) },
];

const NONE: Edit[] = [];

/** What can be done to a field of each kind. A kind without its row does not compile. */
const EDITS: Readonly<Record<FieldKind, readonly Edit[]>> = {
  text: [
    { name: '输入', run: write('新写的内容') },
    { name: '粘贴', run: paste('粘贴来的内容') },
    { name: '替换', run: write('先写的', '后写的') },
    { name: '打了一半', run: begin('写到一') },
    { name: '全选删除', run: write('') },
  ],
  words: [
    {
      name: '输入',
      run: (at) => {
        put(at, '管网');
        press(at, 'Enter');
      },
    },
    { name: '粘贴', run: paste('管网；泵站，阀门') },
    { name: '离开', run: write('泵站') },
    { name: '打了一半', run: begin('阀') },
    { name: '移除按钮', run: pressButton(/^移除/) },
    {
      name: '全部删除',
      run: (at) => {
        for (let left = 12; left > 0; left -= 1) {
          put(at, '');
          press(at, 'Backspace');
        }
        write('')(at);
      },
    },
  ],
  month: [
    { name: '输入', run: write('2027-03') },
    { name: '粘贴', run: paste('2027年4月') },
    { name: '替换', run: write('2027-03', '2027-05') },
    { name: '超出范围', run: write('2035-01') },
    { name: '不是月份', run: write('2027-1x') },
    { name: '打了一半', run: begin('2027-0') },
    { name: '全选删除', run: write('') },
    { name: '清除按钮', run: clearButton(INPUT_CLEAR) },
  ],
  day: [
    { name: '输入', run: write('2027-03-05') },
    { name: '粘贴', run: paste('2027年4月6日') },
    { name: '替换', run: write('2027-03-05', '2027-05-07') },
    { name: '超出范围', run: write('2035-01-01') },
    { name: '不是日期', run: write('2027-02-3x') },
    { name: '打了一半', run: begin('2027-0') },
    { name: '全选删除', run: write('') },
    { name: '清除按钮', run: clearButton(INPUT_CLEAR) },
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
    { name: '清除按钮', run: clearButton(SELECT_CLEAR) },
  ],
  tick: [
    { name: '勾选', run: click },
    {
      name: '取消',
      run: (at) => {
        click(at);
        click(at);
      },
    },
  ],
  rows: [
    { name: '添加', run: pressButton(/^添加/) },
    { name: '移除', run: pressButton(/^移除/) },
    { name: '下移', run: pressButton(/^下移/) },
  ],
  file: [{ name: '移除', run: pressButton(/^移除/) }],
  files: [{ name: '移除', run: pressButton(/^移除/) }],
  // Moving to another period asks the service: BaseSection.test.tsx has it.
  period: NONE,
  key: NONE,
};

const REMOVE = EDITS.file;
/** Controls that differ from others of their kind: why is said beside each. */
const OTHERWISE: readonly (readonly [RegExp, (edits: readonly Edit[]) => readonly Edit[]])[] = [
  // Cells of a table are emptied by keys, as in a spreadsheet.
  [/^budget\./, (edits) => edits.filter(({ name }) => name !== '清除按钮')],
  // Rows come by uploading, and stand in the order of the checklist.
  [/^files\.attachments$/, () => REMOVE],
];

export const editsOf = ({ path, kind }: { path: string; kind: FieldKind }): readonly Edit[] =>
  OTHERWISE.reduce((edits, [pattern, change]) => (pattern.test(path) ? change(edits) : edits), EDITS[kind]);
