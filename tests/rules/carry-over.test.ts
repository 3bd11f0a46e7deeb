import { CARRY_OVER, carryOver, stillAnew } from '@contract/rules/carry-over';
import { type Fields, flatten, isRowsPath } from '@contract/rules/draft-fields';
import { FIELD_KINDS } from '@contract/rules/field-kinds';
import { FIELD_LABELS, type FieldPattern } from '@contract/rules/field-labels';
import { emptySections } from '@tests/support/an-application';

const ROW = 'row1';
const pathOf = (pattern: string): string => pattern.replace('.*.', `.${ROW}.`);
const sampleOf = (pattern: FieldPattern): Fields[string] => {
  if (isRowsPath(pattern)) return [ROW];
  const kind = FIELD_KINDS[pattern];
  if (kind === 'money' || kind === 'months' || kind === 'period') return 7;
  if (kind === 'tick') return true;
  if (kind === 'words' || kind === 'branch') return ['一'];
  return pattern === 'unit.unitId' ? 7 : '已填';
};

/** A form with a value in every field, made from the table of its fields. */
const PATTERNS = Object.keys(FIELD_LABELS) as FieldPattern[];
const FULL: Fields = Object.fromEntries(PATTERNS.map((pattern) => [pathOf(pattern), sampleOf(pattern)]));
const here = { status: 'rejected', sameUnit: true } as const;

test('every field has its class, and none has one that the form does not know', () => {
  expect(Object.keys(CARRY_OVER).sort()).toEqual([...PATTERNS].sort());
});

describe.each(PATTERNS)('%s', (pattern) => {
  const path = pathOf(pattern);
  const { copied, anew } = carryOver(FULL, here);
  const kind = FIELD_KINDS[pattern];

  test('is copied as it was filed, or left empty and named, or chosen before', () => {
    const outcome = path in copied ? 'copied' : anew.includes(path) ? 'anew' : 'neither';
    const inAttachments = pattern.startsWith('files.attachments.*');
    const expected = {
      copied: 'copied',
      unit: 'copied',
      unfunded: 'copied',
      anew: inAttachments ? 'neither' : 'anew',
      chosen: 'neither',
    }[CARRY_OVER[pattern]];
    expect(outcome).toBe(expected);
    if (outcome === 'copied') expect(copied[path]).toEqual(sampleOf(pattern));
  });

  if (['money', 'month', 'months', 'tick', 'file', 'period'].includes(kind))
    test('is no value of another period', () => {
      expect(copied).not.toHaveProperty([path]);
    });
});

test('the title of a funded project is written anew, that of another is kept', () => {
  expect(carryOver(FULL, { ...here, status: 'closed' }).anew).toContain('base.title');
  expect(carryOver(FULL, here).copied).toHaveProperty(['base.title']);
});

test('whoever has moved to another unit takes nothing of the old one along', () => {
  const { copied, anew } = carryOver(FULL, { ...here, sameUnit: false });
  expect(Object.keys(copied).filter((path) => CARRY_OVER[path as FieldPattern] === 'unit')).toEqual([]);
  expect(anew).toEqual(expect.arrayContaining(['unit.contactName', 'unit.contactPhone']));
});

test('what was empty there is nothing to write anew', () => {
  expect(carryOver(flatten(emptySections()), here)).toEqual({ copied: {}, anew: [] });
});

test('a field is done once it holds something, or once its row is gone', () => {
  const months = `team.members.${ROW}.months`;
  const anew = ['base.termStart', months];
  const still = (fields: Fields) => stillAnew(anew, (path) => fields[path]);
  expect(still({ 'team.members': [ROW] })).toEqual(anew);
  expect(still({ 'team.members': [ROW], 'base.termStart': '2027-01' })).toEqual([months]);
  expect(still({ 'team.members': [ROW], [months]: 3 })).toEqual(['base.termStart']);
  expect(still({ 'team.members': [] })).toEqual(['base.termStart']);
});
