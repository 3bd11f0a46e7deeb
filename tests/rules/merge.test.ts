import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { type FieldChange, mergeField, mergeRows, sameValue } from '@contract/rules/merge';
import fc from 'fast-check';

const value = fc.oneof(
  fc.constantFrom<FieldValue>('', '甲', '乙', '丙', null, true, false),
  fc.integer({ min: 0, max: 3 }),
);
const row = fc.constantFrom('row1', 'row2', 'row3', 'row4', 'row5', 'row6');
const rows = fc.uniqueArray(row);

/** Behaves like a service that stores fields and accepts changes one by one. */
const take = (fields: Fields, change: FieldChange, isRows = false): Fields => {
  const outcome = mergeField(change, fields[change.path], isRows);
  return outcome.kind === 'apply' ? { ...fields, [change.path]: outcome.value } : fields;
};

test('sending the same change twice is the same as once', () => {
  fc.assert(
    fc.property(value, value, value, (current, base, wanted) => {
      const change = { path: 'base.title', base, value: wanted };
      const once = take({ 'base.title': current }, change);
      expect(take(once, change)).toEqual(once);
    }),
  );
});

test('changes of different fields can arrive in any order', () => {
  fc.assert(
    fc.property(value, value, value, value, (a, b, wantedA, wantedB) => {
      const start: Fields = { 'base.title': a, 'base.summary': b };
      const first = { path: 'base.title', base: a, value: wantedA };
      const second = { path: 'base.summary', base: b, value: wantedB };
      expect(take(take(start, first), second)).toEqual(take(take(start, second), first));
    }),
  );
});

test('what nobody else touched is taken, also when it is cleared', () => {
  expect(mergeField({ path: 'p', base: '甲', value: null }, '甲', false)).toEqual({
    kind: 'apply',
    value: null,
  });
  expect(mergeField({ path: 'p', base: '甲', value: '' }, '甲', false)).toEqual({ kind: 'apply', value: '' });
});

test('two hands, two values: neither is taken silently', () => {
  fc.assert(
    fc.property(value, value, value, (base, mine, theirs) => {
      fc.pre(!sameValue(base, mine) && !sameValue(base, theirs) && !sameValue(mine, theirs));
      expect(mergeField({ path: 'p', base, value: mine }, theirs, false)).toEqual({ kind: 'conflict' });
    }),
  );
});

test('two hands, one value: no conflict', () => {
  expect(mergeField({ path: 'p', base: '甲', value: '乙' }, '乙', false)).toEqual({ kind: 'keep' });
});

test('rows that one side added and nobody removed are never lost', () => {
  fc.assert(
    fc.property(rows, rows, rows, (base, mine, theirs) => {
      const merged = mergeRows(base, theirs, mine);
      const removed = base.filter((id) => !mine.includes(id) || !theirs.includes(id));
      const wanted = [...mine, ...theirs].filter((id) => !removed.includes(id));
      expect(new Set(merged)).toEqual(new Set(wanted));
      expect(new Set(merged).size).toBe(merged.length);
    }),
  );
});

test('rows come out the same whoever was first, up to their order', () => {
  fc.assert(
    fc.property(rows, rows, rows, (base, a, b) => {
      expect([...mergeRows(base, b, a)].sort()).toEqual([...mergeRows(base, a, b)].sort());
    }),
  );
});

test('a list merges where a single field would ask', () => {
  const change: FieldChange = { path: 'team.members', base: ['row1'], value: ['row1', 'row2'] };
  expect(mergeField(change, ['row1', 'row3'], true)).toEqual({
    kind: 'apply',
    value: ['row1', 'row2', 'row3'],
  });
});

test('an empty list and nothing are the same value', () => {
  expect(sameValue([], null)).toBe(true);
  expect(sameValue(undefined, null)).toBe(true);
  expect(sameValue('', null)).toBe(false);
});
