import type { FieldKind } from '@contract/rules/field-kinds';

/** A kind of field, or a Beijing date and time, which a draft stores as text. */
export type MatrixKind = FieldKind | 'clock';

export interface MatrixField {
  path: string;
  kind: MatrixKind;
}

/** A field as a person meets it, in a real browser or in jsdom: the same edits are done to both. */
export interface Control {
  /** Replaces the content by typing this text; the focus stays. */
  put: (text: string) => Promise<void>;
  /** Replaces the content by pasting this text; the focus stays. */
  paste: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  leave: () => Promise<void>;
  click: () => Promise<void>;
  /** Presses the field's own clear button. */
  clear: () => Promise<void>;
  /** For a choice: selects the option at this position. */
  choose: (place: number) => Promise<void>;
  /** For a choice: clears it with the Delete key. */
  unchoose: () => Promise<void>;
  /** The first button of the field whose name begins with one of these. */
  pressButton: (...names: string[]) => Promise<void>;
}

/** One way of changing a field. */
export interface Edit {
  name: string;
  run: (control: Control) => Promise<void>;
  /**
   * Afterwards the field holds text that is not a valid value: it is reported once the field is left, and prevents
   * filing.
   */
  unread?: true;
}

const write =
  (...texts: string[]) =>
  async ({ put, leave }: Control): Promise<void> => {
    for (const text of texts) await put(text);
    await leave();
  };
/** Typed without leaving the field: the page is closed a moment later. */
const begin =
  (text: string) =>
  ({ put }: Control): Promise<void> =>
    put(text);
const paste =
  (text: string) =>
  async (control: Control): Promise<void> => {
    await control.paste(text);
    await control.leave();
  };
const clear = ({ clear: empty }: Control): Promise<void> => empty();
const choose =
  (place: number) =>
  (control: Control): Promise<void> =>
    control.choose(place);
const unchoose = ({ unchoose: empty }: Control): Promise<void> => empty();
const pressButton =
  (...names: string[]) =>
  (control: Control): Promise<void> =>
    control.pressButton(...names);
const click =
  (times: number) =>
  async (control: Control): Promise<void> => {
    for (let left = times; left > 0; left -= 1) await control.click();
  };

const figure = (good: string, other: string, bad: string, tooMuch: string): Edit[] => [
  { name: '输入', run: write(good) },
  { name: '粘贴', run: paste(other) },
  { name: '替换', run: write(good, other) },
  { name: '不是数', run: write(bad), unread: true },
  { name: '超出范围', run: write(tooMuch), unread: true },
  { name: '打了一半', run: begin(bad), unread: true },
  { name: '全选删除', run: write('') },
  { name: '清除按钮', run: clear },
];
const date = (texts: { good: string; pasted: string; other: string; late: string; bad: string }): Edit[] => [
  { name: '输入', run: write(texts.good) },
  { name: '粘贴', run: paste(texts.pasted) },
  { name: '替换', run: write(texts.good, texts.other) },
  { name: '超出范围', run: write(texts.late) },
  { name: '不是日期', run: write(texts.bad), unread: true },
  { name: '打了一半', run: begin('2027-0'), unread: true },
  { name: '全选删除', run: write('') },
  { name: '清除按钮', run: clear },
];

const NONE: Edit[] = [];
/** More than any list of words in a form has. */
const WORDS_AT_MOST = 12;

/** Possible edits of each kind of field; a kind without an entry does not compile. */
const EDITS: Readonly<Record<MatrixKind, readonly Edit[]>> = {
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
      run: async ({ put, press }) => {
        await put('管网');
        await press('Enter');
      },
    },
    { name: '粘贴', run: paste('管网；泵站，阀门') },
    { name: '离开', run: write('泵站') },
    { name: '打了一半', run: begin('阀') },
    { name: '移除按钮', run: pressButton('移除') },
    {
      name: '全部删除',
      run: async ({ put, press, leave }) => {
        for (let left = WORDS_AT_MOST; left > 0; left -= 1) {
          await put('');
          await press('Backspace');
        }
        await put('');
        await leave();
      },
    },
  ],
  month: date({ good: '2027-03', pasted: '2027年4月', other: '2027-05', late: '2035-01', bad: '2027-1x' }),
  day: date({
    good: '2027-03-05',
    pasted: '2027年4月6日',
    other: '2027-05-07',
    late: '2035-01-01',
    bad: '2027-02-3x',
  }),
  clock: date({
    good: '2027-03-05 09:30:00',
    pasted: '2027年4月6日 9:30',
    other: '2027-05-07 10:00:00',
    late: '2035-01-01 00:00:00',
    bad: '2027-03-05 9点半',
  }),
  points: figure('12.5', '8', '12x', '9999999'),
  money: figure('12.5', '1,200', '12x', '99999999999'),
  months: figure('6', '7.5', '半年', '999999'),
  choice: [
    { name: '选择', run: choose(0) },
    { name: '另选', run: choose(1) },
    { name: '按键清除', run: unchoose },
    { name: '清除按钮', run: clear },
  ],
  fixed: [
    { name: '选择', run: choose(0) },
    { name: '另选', run: choose(1) },
  ],
  branch: [
    { name: '按键清除', run: unchoose },
    { name: '清除按钮', run: clear },
  ],
  tick: [
    { name: '点一次', run: click(1) },
    { name: '点两次', run: click(2) },
  ],
  rows: [
    { name: '添加', run: pressButton('添加') },
    { name: '移除', run: pressButton('移除', '删除') },
    { name: '下移', run: pressButton('下移') },
  ],
  file: [{ name: '移除', run: pressButton('移除') }],
  files: [{ name: '移除', run: pressButton('移除') }],
  // Changing the period needs the service; tested in BaseSection.test.tsx.
  period: NONE,
  key: NONE,
};

const without =
  (...names: string[]) =>
  (edits: readonly Edit[]): readonly Edit[] =>
    edits.filter(({ name }) => !names.includes(name));
/** Controls that differ from others of their kind, each with the reason. */
const OTHERWISE: readonly (readonly [RegExp, (edits: readonly Edit[]) => readonly Edit[]])[] = [
  // Table cells are cleared by keys, as in a spreadsheet.
  [/^budget\..*\./, without('清除按钮')],
  // Rows are added by uploading, in the order of the checklist.
  [/^files\.attachments$/, without('添加', '下移')],
  // Rows are added by uploading.
  [/^figures$/, without('添加')],
  // Their order has no meaning.
  [/^(contributors|ips|deliverables|outputs)$/, without('下移')],
];

export const editsOf = ({ path, kind }: MatrixField): readonly Edit[] =>
  OTHERWISE.reduce((edits, [pattern, change]) => (pattern.test(path) ? change(edits) : edits), EDITS[kind]);
