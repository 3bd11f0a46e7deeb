import { type Fields, type FieldValue, flatten } from '@contract/rules/draft-fields';
import { FIELD_KINDS, kindOf } from '@contract/rules/field-kinds';
import { fieldLabel, patternOf } from '@contract/rules/field-labels';
import { readField } from '@contract/rules/typed-fields';
import { fullSections } from '@tests/support/an-application';
import { cellOf, inWord, rowsOf, setCell } from '@tests/support/word-file';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { compareForm, type Proposal } from './compare-form';
import type { ReadForm } from './form-shape';
import { OFFLINE_FIELDS } from './offline-fields';
import type { OptionsOf } from './offline-values';
import { readForm } from './read-form';
import { setForm } from './set-form';
import { takeChanges } from './take-proposals';
import { marksOf, writtenForm } from './written-form';

const WORDS = {
  title: '项目',
  author: '开创专项 <K&C>',
  language: 'zh-CN',
  facts: ['第 4 版'],
  guide: ['填写'],
  code: '编号',
  field: '项目',
  content: '内容',
  sectionOf: (section: string) => section,
  labelOf: fieldLabel,
};
const CHOICES: Record<string, FieldValue[]> = {
  'unit.nature': ['enterprise', 'university'],
  'team.leaderTitle': ['senior', 'associate'],
  'team.leaderDegree': ['doctor', 'master'],
  'team.members.*.title': ['senior', 'associate'],
  'team.members.*.degree': ['doctor', 'master'],
  'target.indicators.*.kind': ['technical', 'economic'],
  'base.field': [
    ['environment', 'water'],
    ['environment', 'air'],
  ],
};
const optionsOf: OptionsOf = (path) =>
  (CHOICES[patternOf(path)] ?? []).map((value) => ({
    value,
    label: `选项 ${String(value)}`,
  }));

const draftOf = (fields: Fields) => ({
  fields,
  value: (path: string): FieldValue => fields[path] ?? null,
  conflict: () => undefined,
  resolve: () => undefined,
  set: (path: string, value: FieldValue) => {
    fields[path] = value;
  },
});
const full = (): Fields => {
  const sections = fullSections();
  sections.unit.partners = [
    {
      id: 'p001',
      name: '明川大学',
      uscc: null,
      task: '试验',
      fund: 1_000_000,
      agreement: null,
    },
  ];
  return {
    ...flatten(sections),
    'plan.risk': '风险可控\n对策充分',
    'target.indicators.t001.kind': 'technical',
  };
};
const download = async (fields: Fields): Promise<Uint8Array> => {
  const written = writtenForm(fields, optionsOf);
  const marks = marksOf(written, {
    application: 147,
    version: 4,
    madeAt: '2026-09-14T14:08:00+08:00',
  });
  return new Uint8Array(await setForm(WORDS, written, marks));
};
const formOf = (bytes: Uint8Array): ReadForm => {
  const form = readForm(bytes);
  if (typeof form === 'string') throw new Error(form);
  return form;
};
const proposalsOf = (bytes: Uint8Array, fields: Fields): Proposal[] =>
  compareForm(formOf(bytes), draftOf(fields), optionsOf);

/** Every cell of the file: single fields, and the first row of each list. */
const PLACES = OFFLINE_FIELDS.flatMap(({ code, path, columns }) => {
  if (columns.length === 0) return [{ path: path as string, code, column: 2 }];
  const [id] = full()[path] as string[];
  return columns.map((column, at) => ({
    path: `${path}.${id}.${column}`,
    code: `${code}-1`,
    column: at + 1,
  }));
});
const OTHER_TEXT: Partial<Record<string, string>> = {
  text: '改写过的内容',
  words: '甲；乙',
  month: '2027 年 3 月',
  money: '12.5',
  months: '3',
};
const otherText = (path: string): string => {
  const options = optionsOf(path);
  const held = full()[path] ?? null;
  return (
    options.find(({ value }) => String(value) !== String(held))?.label ?? OTHER_TEXT[kindOf(path) ?? ''] ?? ''
  );
};
const otherValue = (path: string): FieldValue =>
  optionsOf(path).find(({ label }) => label === otherText(path))?.value ??
  (kindOf(path) === 'text' ? otherText(path) : readField(path, otherText(path)));

const UNREADABLE = '大约一些';
/** The file with every cell edited. */
const edited = (textOf: (path: string) => string): Uint8Array =>
  inWord(file, (document) => {
    for (const { path, code, column } of PLACES) setCell(cellOf(document, code, column), textOf(path));
  });
let file: Uint8Array;
let files: Record<'changed' | 'emptied' | 'unread', ReadForm>;
let proposals: Record<keyof typeof files, Map<string, Proposal>>;
beforeAll(async () => {
  file = await download(full());
  files = {
    changed: formOf(edited(otherText)),
    emptied: formOf(edited(() => '')),
    unread: formOf(edited(() => UNREADABLE)),
  };
  const byPath = (form: ReadForm) =>
    new Map(compareForm(form, draftOf(full()), optionsOf).map((proposal) => [proposal.path, proposal]));
  proposals = {
    changed: byPath(files.changed),
    emptied: byPath(files.emptied),
    unread: byPath(files.unread),
  };
});

describe('the Word version of the form', () => {
  it('asks for every field that is written, by a code of its own, and for no other', () => {
    const codes = OFFLINE_FIELDS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const asked = OFFLINE_FIELDS.flatMap(({ path, columns }) => [
      path,
      ...columns.map((column) => `${path}.*.${column}`),
    ]);
    const left = Object.keys(FIELD_KINDS).filter((path) => !asked.includes(path as never));
    expect(left).toMatchInlineSnapshot(`
      [
        "base.periodId",
        "base.category",
        "base.notSecret",
        "unit.unitId",
        "unit.name",
        "unit.uscc",
        "unit.partners.*.agreement",
        "team.members.*.idNumber",
        "plan.routeFigure",
        "files.attachments",
        "files.attachments.*.kind",
        "files.attachments.*.file",
        "files.promiseTruth",
        "files.promiseUnique",
        "files.promiseIntegrity",
      ]
    `);
  });

  it('proposes nothing where nothing was changed', () => {
    expect(proposalsOf(file, full())).toEqual([]);
  });

  it.each(PLACES)('takes a change of $path, and gives it back', ({ path }) => {
    const draft = draftOf(full());
    const change = proposals.changed.get(path)?.change;
    expect(proposals.changed.get(path)).toMatchObject({ isStale: false, unread: [] });
    const undo = takeChanges(draft, change ? [change] : []);
    expect(draft.value(path)).toEqual(otherValue(path));
    undo();
    expect(draft.fields).toEqual(full());
  });

  it.each(PLACES)('takes $path as emptied', ({ path }) => {
    const held = full()[path] ?? null;
    expect(proposals.emptied.get(path)?.change).toEqual(
      held === null ? undefined : { kind: 'set', path, value: null },
    );
  });

  it.each(PLACES.filter(({ path }) => !['text', 'words'].includes(kindOf(path) ?? '')))(
    'takes nothing over where $path cannot be read',
    ({ path }) => {
      expect(proposals.unread.get(path)).toMatchObject({ file: UNREADABLE, change: null, unread: [path] });
    },
  );

  it.each(PLACES)('says that $path was changed here meanwhile', ({ path }) => {
    const fields = { ...full(), [path]: null };
    const [proposal] = compareForm(files.changed, draftOf(fields), optionsOf).filter(
      (each) => each.path === path,
    );
    expect(proposal?.isStale).toBe(full()[path] !== null);
  });
});

describe('rows of a list', () => {
  const LISTS = OFFLINE_FIELDS.filter(({ columns }) => columns.length > 0);

  it.each(LISTS)('a row written into $path is a new one', ({ path, code, columns }) => {
    const fields = full();
    const bytes = inWord(file, (document) => {
      const blank = rowsOf(document, code).find(({ texts }) => texts.every((text) => text === ''));
      for (const [at, column] of columns.entries())
        setCell(
          blank?.cells[at + 1],
          otherText(`${path}.${String(fields[path]?.toString().split(',')[0])}.${column}`),
        );
    });
    const [proposal] = proposalsOf(bytes, fields);
    const draft = draftOf(fields);
    const before = (fields[path] as string[]).length;
    const undo = takeChanges(draft, proposal?.change ? [proposal.change] : []);
    expect((draft.value(path) as string[]).length).toBe(before + 1);
    undo();
    expect(draft.value(path)).toEqual(full()[path]);
  });

  it.each(LISTS)('a row taken out of $path goes, and comes back', ({ path, code }) => {
    const fields = full();
    const bytes = inWord(file, (document) => cellOf(document, `${code}-1`, 0)?.parentElement?.remove());
    const [proposal] = proposalsOf(bytes, fields);
    const draft = draftOf(fields);
    const undo = takeChanges(draft, proposal?.change ? [proposal.change] : []);
    expect(draft.value(path)).toEqual((full()[path] as string[]).slice(1));
    undo();
    expect(draft.fields).toEqual(full());
  });

  it('a table that is gone from the file takes no row away', () => {
    const bytes = inWord(file, (document) =>
      cellOf(document, '4.03-1', 0)?.parentElement?.parentElement?.remove(),
    );
    expect(proposalsOf(bytes, full())).toEqual([]);
  });
});

describe('a file that is no such form', () => {
  const xml = (text: string) => new TextEncoder().encode(text);
  const BODY = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';
  it.each([
    ['is no archive', xml('PK, but no archive'), 'notWord'],
    ['has no document in it', zipSync({ 'a.txt': xml('a') }), 'notWord'],
    ['was not downloaded here', zipSync({ 'word/document.xml': xml(BODY) }), 'foreign'],
    [
      'declares entities',
      zipSync({
        'word/document.xml': xml(`<!DOCTYPE a [<!ENTITY b "c">]>${BODY}`),
      }),
      'notWord',
    ],
    ['is a packed bomb', zipSync({ 'word/document.xml': new Uint8Array(20 * 1024 * 1024) }), 'notWord'],
    ['is too large', new Uint8Array(6 * 1024 * 1024), 'large'],
  ])('%s', (_, bytes, fault) => {
    expect(readForm(bytes)).toBe(fault);
  });
});

it('says who made it and in which language it is written', async () => {
  const parts = unzipSync(await download(full()));
  const core = new DOMParser().parseFromString(
    strFromU8(parts['docProps/core.xml'] ?? new Uint8Array()),
    'text/xml',
  );
  const facts = [...core.documentElement.children].map(({ localName, textContent }) => [
    localName,
    textContent,
  ]);

  expect(Object.fromEntries(facts)).toEqual({
    title: '项目',
    creator: '开创专项 <K&C>',
    lastModifiedBy: '开创专项 <K&C>',
    language: 'zh-CN',
    created: '2026-09-14T06:08:00.000Z',
    modified: '2026-09-14T06:08:00.000Z',
  });
  expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toContain(
    '<w:lang w:val="zh-CN" w:eastAsia="zh-CN"/>',
  );
});
