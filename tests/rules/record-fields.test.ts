import {
  flattenRecord,
  isListOf,
  nestRecord,
  partsOf,
  type RecordShape,
} from '@contract/rules/record-fields';

interface Plan {
  title: string;
  field: string | null;
  terms: { from: string | null; money: number | null };
  rows: { id: string; name: string }[];
  files: string[];
  scope: 'public' | 'members';
}
const shape: Omit<RecordShape<Plan>, 'kinds'> = {
  blank: {
    title: '',
    field: null,
    terms: { from: null, money: null },
    rows: [],
    files: [],
    scope: 'public',
  },
  rows: { rows: { name: '' } },
  sets: ['files'],
};
const plan: Plan = {
  title: '泵站群',
  field: null,
  terms: { from: '2026-09', money: 0 },
  rows: [
    { id: 'r001', name: '甲' },
    { id: 'r002', name: '' },
  ],
  files: ['f1'],
  scope: 'members',
};

it('is the same record after it was taken apart into fields and put together', () =>
  expect(nestRecord(shape, flattenRecord(shape, plan))).toEqual(plan));

it('names each place by its path, and says nothing in one way', () => {
  expect(flattenRecord(shape, plan)).toEqual({
    title: '泵站群',
    field: null,
    'terms.from': '2026-09',
    'terms.money': 0,
    rows: ['r001', 'r002'],
    'rows.r001.name': '甲',
    'rows.r002.name': null,
    files: ['f1'],
    scope: 'members',
  });
});

it('goes back to the blank record where a field was emptied, and drops rows that are not listed', () => {
  const fields = { ...flattenRecord(shape, plan), title: null, scope: null, rows: ['r002'] };

  expect(nestRecord(shape, fields)).toEqual({
    ...plan,
    title: '',
    scope: 'public',
    rows: [{ id: 'r002', name: '' }],
  });
});

it('knows rows that were written without an identity by their place', () => {
  const old = { ...plan, rows: [{ name: '甲' }, { name: '乙' }] } as unknown as Plan;

  expect(flattenRecord(shape, old)).toMatchObject({ rows: ['row-0', 'row-1'], 'rows.row-1.name': '乙' });
});

it('merges orders of rows and of plain lists, and nothing else', () => {
  expect(['rows', 'files', 'title', 'rows.r001.name'].filter(isListOf(shape))).toEqual(['rows', 'files']);
});

it('knows which part of the record a path belongs to', () => {
  expect([...partsOf(['title', 'rows.r001.name', 'rows'])]).toEqual(['title', 'rows']);
});
