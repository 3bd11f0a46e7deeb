import { type FieldValue, flatten } from '@contract/rules/draft-fields';
import { DEMAND_SHAPE, RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { FIELD_KINDS } from '@contract/rules/field-kinds';
import { FIELD_LABELS } from '@contract/rules/field-labels';
import { fieldSchema } from '@contract/rules/field-schema';
import { fieldFindingWord } from '@contract/rules/finding';
import { checkFormality, findingsOf } from '@contract/rules/formality';
import { openWords, readAmount, readClock, readDay, readMonth, writeWords } from '@contract/rules/read-typed';
import { isTypedText, settle, typedTexts, unreadTexts } from '@contract/rules/typed-fields';
import { unreadFaults } from '@contract/rules/typed-record';
import { inChinese } from '@contract/word';
import { fullSections } from '@tests/support/an-application';
import { Value } from 'typebox/value';

const concrete = (pattern: string): string => pattern.replace('*', 'row1');

/** A valid value of each kind. */
const VALUES: Record<string, FieldValue> = {
  text: '文字',
  branch: ['environment', 'water'],
  words: ['漏损', '声学'],
  month: '2026-09',
  money: 120_000_000,
  months: 12.5,
  tick: true,
  file: '11111111-1111-4111-8111-111111111111',
  rows: ['row1'],
  period: 2,
};

test('every field has the kind that its schema takes', () => {
  expect(Object.keys(FIELD_KINDS)).toEqual(Object.keys(FIELD_LABELS));
  for (const [pattern, kind] of Object.entries(FIELD_KINDS)) {
    const schema = fieldSchema(concrete(pattern));
    if (schema === undefined) throw new Error(`${pattern} has no schema`);
    if (schema.rows) expect([pattern, kind]).toEqual([pattern, 'rows']);
    else if (kind in VALUES)
      expect([pattern, kind, Value.Check(schema.schema, VALUES[kind])]).toEqual([pattern, kind, true]);
  }
});

test.each([
  ['base.termStart', '2026-1'],
  ['base.termStart', '明年春天'],
  ['base.keywords', '漏损；声学；管'],
  ['unit.specialFund', '12x'],
  ['budget.labour.self', '-1'],
  ['team.members.row1.months', '-5'],
  ['unit.selfFund', '99999999'],
])('%s may hold %s until it is a value', (path, text) => {
  expect(isTypedText(path, text)).toBe(true);
});

test.each<[string, FieldValue]>([
  ['base.title', '2026-1'],
  ['base.termStart', '2026-09'],
  ['base.termStart', null],
  ['base.keywords', ['漏损']],
  ['unit.nature', 'nothing'],
  ['plan.routeFigure', 'nothing'],
  ['nothing.there', '12x'],
])('%s: %j is no such text', (path, value) => {
  expect(isTypedText(path, value)).toBe(false);
});

test('a text that can be read counts as what it says, any other as nothing', () => {
  const fields = {
    ...flatten(fullSections()),
    'base.termStart': '2027年1月',
    'base.termEnd': '2028-1x',
    'base.keywords': '漏损；声学；管网',
    'unit.specialFund': '十二万',
  };
  expect(settle(fields)).toMatchObject({
    'base.termStart': '2027-01',
    'base.termEnd': null,
    'base.keywords': ['漏损', '声学', '管网'],
    'unit.specialFund': null,
  });
  expect(Object.keys(typedTexts(fields))).toEqual([
    'base.keywords',
    'base.termStart',
    'base.termEnd',
    'unit.specialFund',
  ]);
  expect(unreadTexts(fields)).toEqual({ 'base.termEnd': '2028-1x', 'unit.specialFund': '十二万' });
});

test('a row that is gone takes its texts along', () => {
  const fields = { ...flatten(fullSections()), 'team.members': [], 'team.members.m001.months': '半年' };
  expect(unreadTexts(fields)).toEqual({});
});

test.each([
  ['2026-9', '2026-09'],
  ['２０２６／０９', '2026-09'],
  ['2026年9月', '2026-09'],
  ['202609', '2026-09'],
  ['2026-09', '2026-09'],
  ['2026-13', null],
  ['2026-0', null],
  ['202', null],
  ['', null],
  ['2026-\u206009', '2026-09'],
])('the month %s is %s', (text, month) => expect(readMonth(text)).toBe(month));

test.each([
  ['2026-9-1', '2026-09-01'],
  ['2026年9月14日', '2026-09-14'],
  ['20260914', '2026-09-14'],
  ['2026-02-30', null],
  ['2026-2', null],
  ['2026-\u206009-\u206014', '2026-09-14'],
])('the day %s is %s', (text, day) => expect(readDay(text)).toBe(day));

test.each([
  ['2026-9-14 9:30', '2026-09-14 09:30:00'],
  ['2026年9月14日 9时30分', '2026-09-14 09:30:00'],
  ['２０２６／９／１４　０９：３０：０５', '2026-09-14 09:30:05'],
  ['2026-09-14T09:30', '2026-09-14 09:30:00'],
  ['2026-09-14 24:00', null],
  ['2026-02-30 09:30', null],
  ['2026-09-14', null],
  ['09:30', null],
])('the moment %s is %s', (text, moment) => expect(readClock(text)).toBe(moment));

test('an amount beyond what is kept is none', () => {
  expect(readAmount('1000000')).toBe(1_000_000_000_000);
  expect(readAmount('1000000.01')).toBeNull();
});

/** A place for an amount in each list. */
const moneyIn = (kinds: Readonly<Record<string, string>>): string[] =>
  Object.keys(kinds).filter((path) => kinds[path] === 'money');
const withPartner = () => {
  const sections = fullSections();
  const [name, uscc, task] = ['云泽大学', '91350100M000100Y43', '模型研究'];
  sections.unit.partners = [{ id: 'row1', name, uscc, task, fund: 0, agreement: null }];
  return sections;
};
const AMOUNTS: [text: string, said: string][] = [
  ['1000000.01', '金额不能超过 1000000 万元'],
  ['99999999', '金额不能超过 1000000 万元'],
  ['123,456,789,012 万元', '金额不能超过 1000000 万元'],
  ['１０００００１', '金额不能超过 1000000 万元'],
  ['12x', '金额应为不小于 0、最多两位小数的数字'],
  ['-1000001', '金额应为不小于 0、最多两位小数的数字'],
  ['1000001.001', '金额应为不小于 0、最多两位小数的数字'],
];

describe.each(AMOUNTS)('%s says at its place why it is no amount', (text, said) => {
  test.each(moneyIn(FIELD_KINDS).map(concrete))('%s of the application', (path) => {
    const unread = unreadTexts({ ...flatten(withPartner()), [path]: text });
    const found = findingsOf(checkFormality(withPartner(), { now: new Date(), unread }));
    const here = found.filter((finding) => finding.path === path).map(fieldFindingWord);
    expect(here.map(inChinese)).toEqual([said]);
  });

  test.each(moneyIn(DEMAND_SHAPE.kinds))('%s of a demand', (path) => {
    expect(unreadFaults(DEMAND_SHAPE, { [path]: text }).map(({ word }) => inChinese(word))).toEqual([said]);
  });

  test.each(moneyIn(RESULT_SHAPE.kinds))('%s of a result', (path) => {
    expect(unreadFaults(RESULT_SHAPE, { [path]: text }).map(({ word }) => inChinese(word))).toEqual([said]);
  });
});

test('words and the one that is being typed come apart as they were put together', () => {
  for (const [words, typing] of [
    [[], '漏'],
    [['漏损', '声学'], '管 '],
    [['漏损'], ''],
  ] as const)
    expect(openWords(writeWords(words, typing))).toEqual({ words, typing });
});
