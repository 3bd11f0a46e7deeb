import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldLabel } from '@contract/rules/field-labels';
import { asXml, cellOf, inWord, setCellXml } from '@tests/support/word-file';
import type { Left, ReadForm } from './form-shape';
import { readForm } from './read-form';
import { setForm } from './set-form';
import { marksOf, writtenForm } from './written-form';

const WORDS = {
  title: '漏损诊断',
  author: '开创专项',
  language: 'zh-CN',
  facts: ['第 4 版'],
  guide: ['填写'],
  code: '编号',
  field: '项目',
  content: '内容',
  sectionOf: (section: string) => section,
  labelOf: fieldLabel,
};
const RISK = 'plan.risk';
const LIST = 'plan.innovations';
let file: Uint8Array;
let [riskCode, listCode] = ['', ''];
beforeAll(async () => {
  const fields = { [RISK]: '原来的内容', [LIST]: ['i001'], [`${LIST}.i001.text`]: '原来的创新点' };
  const written = writtenForm(fields, () => []);
  const codeOf = (path: string) => written.find((field) => field.path === path)?.code ?? '';
  [riskCode, listCode] = [codeOf(RISK), codeOf(LIST)];
  const marks = marksOf(written, { application: 147, version: 4, madeAt: '2026-09-14T14:08:00+08:00' });
  file = new Uint8Array(await setForm(WORDS, written, marks));
});

const read = (edit: (document: Document) => void): ReadForm => {
  const form = readForm(inWord(file, edit));
  if (typeof form === 'string') throw new Error(form);
  return form;
};
const told = ({ left }: ReadForm): Omit<Left, 'key'>[] => left.map(({ key, ...facts }) => facts);
const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const line = (text: string): string => `<w:p>${run(text)}</w:p>`;
const tracked = (name: string, inner: string): string =>
  `<w:${name} w:id="1" w:author="甲">${inner}</w:${name}>`;
const gone = (text: string): string => `<w:r><w:delText>${text}</w:delText></w:r>`;
const numbered = (id: number): string =>
  `<w:p><w:pPr><w:numPr><w:numId w:val="${id}"/></w:numPr></w:pPr>${run('甲')}</w:p>`;
const BOX = `<w:drawing><w:txbxContent>${line('框里')}</w:txbxContent></w:drawing>`;

it('leaves nothing out of the file as it was downloaded', () => {
  expect(told(read(() => undefined))).toEqual([]);
});

it.each<[string, string, string, string[]]>([
  ['two paragraphs', line('甲') + line('乙'), '甲\n乙', []],
  [
    'a line break, a tab and a hyphen',
    `<w:p>${run('甲')}<w:r><w:br/><w:t>乙</w:t><w:tab/><w:noBreakHyphen/></w:r></w:p>`,
    '甲\n乙\t-',
    [],
  ],
  [
    'tab stops, which are no text',
    `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${run('甲')}</w:p>`,
    '甲',
    [],
  ],
  ['a tracked insertion', `<w:p>${run('甲')}${tracked('ins', run('乙'))}</w:p>`, '甲乙', []],
  ['a tracked deletion', `<w:p>${run('甲')}${tracked('del', gone('乙'))}</w:p>`, '甲', []],
  [
    'a tracked move',
    `<w:p>${tracked('moveFrom', run('乙'))}${run('甲')}${tracked('moveTo', run('乙'))}</w:p>`,
    '甲乙',
    [],
  ],
  ['a content control', `<w:sdt><w:sdtContent>${line('甲')}</w:sdtContent></w:sdt>`, '甲', []],
  ['typographic quotes', line('“甲”与‘乙’——丙…'), '“甲”与‘乙’——丙…', []],
  [
    'a table inside',
    `<w:tbl><w:tr><w:tc>${line('甲')}</w:tc><w:tc>${line('乙')}</w:tc></w:tr><w:tr><w:tc>${line('丙')}</w:tc></w:tr></w:tbl>${line('后')}`,
    '甲\t乙\n丙\n后',
    [],
  ],
  [
    'the reading of a word',
    '<w:p><w:r><w:ruby><w:rt><w:r><w:t>jiǎ</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>甲</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>',
    '甲',
    [],
  ],
  [
    'a text box, which is in the file twice',
    `<w:p><w:r><mc:AlternateContent><mc:Choice>${BOX}</mc:Choice><mc:Fallback>${BOX}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    '框里',
    [],
  ],
  ['a picture', `<w:p>${run('甲')}<w:r><w:drawing/></w:r></w:p>`, '甲', ['picture']],
  [
    'a symbol of another font',
    '<w:p><w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r></w:p>',
    '',
    ['picture'],
  ],
  ['a formula', '<w:p><m:oMath><m:r><m:t>x2</m:t></m:r></m:oMath></w:p>', 'x2', ['formula']],
  ['automatic numbers', numbered(3), '甲', ['numbering']],
  ['the number that takes a line out of its list', numbered(0), '甲', []],
  ['a footnote', `<w:p>${run('甲')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`, '甲', ['note']],
])('reads %s, and names what it leaves', (_, xml, text, kinds) => {
  const form = read((document) => setCellXml(cellOf(document, riskCode, 2), xml));

  expect(form.texts.get(RISK)).toBe(text);
  expect(told(form)).toEqual(kinds.map((kind) => ({ kind, path: RISK, text: '' })));
});

const rowOf = (document: Document, code: string): Element => {
  const row = cellOf(document, code, 0)?.parentElement;
  if (!row) throw new Error(`No row ${code}`);
  return row;
};
const bodyOf = (document: Document): Element => document.documentElement.firstElementChild as Element;

it.each<[string, (document: Document) => void, Omit<Left, 'key'>]>([
  [
    'a row with its cells merged',
    (document) => {
      cellOf(document, riskCode, 1)?.remove();
    },
    { kind: 'merged', path: RISK, text: '原来的内容' },
  ],
  [
    'a row of a list with a cell less',
    (document) => {
      cellOf(document, `${listCode}-1`, 1)?.remove();
    },
    { kind: 'merged', path: LIST, text: '' },
  ],
  [
    'a row copied with its code',
    (document) => {
      const copy = rowOf(document, riskCode).cloneNode(true) as Element;
      rowOf(document, riskCode).after(copy);
      setCellXml(copy.getElementsByTagName('w:tc')[2], line('另写一遍'));
    },
    { kind: 'outside', path: RISK, text: `${fieldLabel(RISK)}　另写一遍` },
  ],
  [
    'a paragraph beside the tables',
    (document) => bodyOf(document).prepend(...asXml(document, line('补充说明'))),
    { kind: 'outside', path: null, text: '补充说明' },
  ],
  [
    'a table of one’s own',
    (document) =>
      bodyOf(document).prepend(
        ...asXml(
          document,
          `<w:tbl><w:tr><w:tc>${line('参数')}</w:tc><w:tc>${line('5')}</w:tc></w:tr></w:tbl>`,
        ),
      ),
    { kind: 'outside', path: null, text: '参数　5' },
  ],
])('names %s and takes nothing else for it', (_, edit, left) => {
  const form = read(edit);

  expect(told(form)).toEqual([left]);
  expect([undefined, '原来的内容']).toContain(form.texts.get(RISK));
  expect(form.kept.get(LIST)).toEqual(['i001']);
});

const compound = (name: string): Uint8Array =>
  new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Uint8Array(new Uint16Array([...name].map((sign) => sign.charCodeAt(0))).buffer),
  ]);

/** Written by LibreOffice Writer, with a password to open it and as DOC. */
it.each([
  ['password.docx', 'locked'],
  ['before-docx.doc', 'old'],
])('a real file, %s, is told to be %s', (name, fault) => {
  expect(readForm(new Uint8Array(readFileSync(join('tests/fixtures/word', name))))).toBe(fault);
});

it.each([
  ['WordDocument', 'old'],
  ['EncryptedPackage', 'locked'],
])('a compound file with %s is told to be %s', (name, fault) => {
  expect(readForm(compound(name))).toBe(fault);
});
