import { type MovedField, movedFields, rebased } from './rebase';

const A = { key: 'A', name: '甲', note: '一' };
const B = { key: 'B', name: '乙', note: '二' };
const C = { key: 'C', name: '丙', note: '三' };
const base = {
  name: '第二批',
  days: 7,
  roles: ['office', 'expert'],
  policies: [4],
  footer: null as string | null,
  contact: { phone: '1', hours: '工作日' },
  limits: {} as { age?: number },
  rows: [A, B],
};
type Form = typeof base;
const KEYS = { rows: 'key' };

test.each<[string, Partial<Form>, Partial<Form>, [string, unknown][]]>([
  ['nothing changed', {}, {}, []],
  ['what only I changed stays', {}, { name: '我的' }, []],
  ['what only the other changed is theirs', { name: '他的' }, {}, [['name', '他的']]],
  ['the same change of both is one', { name: '同' }, { name: '同' }, [['name', '同']]],
  ['a place that both changed stays mine', { name: '他的' }, { name: '我的' }, []],
  ['places side by side do not meet', { days: 9 }, { name: '我的' }, [['days', 9]]],
  [
    'what the other emptied is empty',
    { contact: { phone: '', hours: '工作日' } },
    {},
    [['contact.phone', '']],
  ],
  [
    'places within a part are places of their own',
    { contact: { phone: '2', hours: '工作日' } },
    { contact: { phone: '1', hours: '周末' } },
    [['contact.phone', '2']],
  ],
  ['a place that was not there yet is theirs', { limits: { age: 60 } }, {}, [['limits.age', 60]]],
  [
    'ticks of both count',
    { roles: ['office', 'expert', 'auditor'] },
    { roles: ['expert'] },
    [['roles', ['expert', 'auditor']]],
  ],
  [
    'numbers that are chosen stay numbers',
    { policies: [4, 5] },
    { policies: [4, 6] },
    [['policies', [4, 6, 5]]],
  ],
  ['the order of ticks says nothing', { roles: ['expert', 'office'] }, {}, []],
  ['an empty text and none are the same', { footer: '' }, {}, []],
  ['a row that the other added is there', { rows: [A, B, C] }, {}, [['rows', [A, B, C]]]],
  [
    'rows that each added stand side by side',
    { rows: [A, B, C] },
    { rows: [A, B, { ...C, key: 'D' }] },
    [['rows', [A, B, { ...C, key: 'D' }, C]]],
  ],
  ['the same row added by both is one', { rows: [A, B, C] }, { rows: [A, B, C] }, [['rows', [A, B, C]]]],
  [
    'a row that the other took out is gone',
    { rows: [B] },
    { rows: [A, { ...B, note: '改' }] },
    [['rows', [{ ...B, note: '改' }]]],
  ],
  ['a row that I took out stays away', { rows: [{ ...A, note: '改' }, B] }, { rows: [B] }, []],
  [
    'cells of one row that each changed stand side by side',
    { rows: [{ ...A, note: '他的' }, B] },
    {
      rows: [{ ...A, name: '我的' }, B],
    },
    [['rows', [{ ...A, name: '我的', note: '他的' }, B]]],
  ],
  [
    'rows that each changed stand side by side',
    { rows: [{ ...A, note: '他的' }, B] },
    {
      rows: [A, { ...B, note: '我的' }],
    },
    [
      [
        'rows',
        [
          { ...A, note: '他的' },
          { ...B, note: '我的' },
        ],
      ],
    ],
  ],
  [
    'a cell that both changed stays mine',
    { rows: [{ ...A, note: '他的' }, B] },
    {
      rows: [{ ...A, note: '我的' }, B],
    },
    [],
  ],
  [
    'a key that the other changed is theirs',
    { rows: [{ ...A, key: 'A1' }, B] },
    {
      rows: [{ ...A, name: '我的' }, B],
    },
    [['rows', [{ ...A, key: 'A1', name: '我的' }, B]]],
  ],
  [
    'the order of columns says nothing',
    { rows: [{ note: '一', name: '甲', key: 'A' }, B] },
    {
      rows: [{ ...A, name: '我的' }, B],
    },
    [],
  ],
  ['the last row that the other took out', { rows: [] }, {}, [['rows', []]]],
])('%s', (_what, theirs, mine, values) => {
  const set = rebased(base, { ...base, ...theirs }, { ...base, ...mine }, KEYS);
  expect(set.map(({ path, value }) => [path.join('.'), value])).toEqual(values);
});

test.each<[string, Partial<Form>, Partial<Form>, Partial<MovedField>[]]>([
  ['a value', { days: 9 }, { days: 9 }, [{ path: 'days', kind: 'set', value: 9, isKept: false }]],
  [
    'a value that the form has otherwise',
    { name: '他的' },
    { name: '我的' },
    [{ path: 'name', kind: 'set', value: '他的', isKept: true }],
  ],
  [
    'ticks',
    { roles: ['expert', 'auditor'] },
    { roles: ['expert', 'auditor'] },
    [
      { path: 'roles', kind: 'added', value: 'auditor' },
      { path: 'roles', kind: 'removed', value: 'office' },
    ],
  ],
  [
    'rows',
    { rows: [B, C] },
    { rows: [B, C] },
    [
      { path: 'rows', kind: 'added', row: '丙' },
      { path: 'rows', kind: 'removed', row: '甲' },
    ],
  ],
  [
    'a cell',
    { rows: [A, { ...B, note: '他的' }] },
    { rows: [A, { ...B, note: '我的' }] },
    [{ path: 'rows.*.note', kind: 'set', row: '乙', value: '他的', isKept: true }],
  ],
  ['nothing, where only my own changed', {}, { name: '我的', rows: [A] }, []],
])('%s is told', (_what, theirs, mine, told) => {
  const moved = movedFields(base, { ...base, ...theirs }, { ...base, ...mine }, KEYS);
  expect(moved).toEqual(told.map((one) => expect.objectContaining(one)));
});
