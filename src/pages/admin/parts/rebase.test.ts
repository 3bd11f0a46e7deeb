import { movedFields, rebased } from './rebase';

const base = {
  ...{ name: '第二批', days: 7, roles: ['office', 'expert'], footer: null as string | null },
  ...{ contact: { phone: '1', hours: '工作日' }, limits: {} as { age?: number } },
  rows: [{ key: 'A', name: '甲' }],
};
type Form = typeof base;

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
  ['the order of ticks says nothing', { roles: ['expert', 'office'] }, {}, []],
  [
    'a list of rows is theirs as a whole',
    { rows: [...base.rows, { key: 'B', name: '乙' }] },
    {},
    [['rows', [...base.rows, { key: 'B', name: '乙' }]]],
  ],
  ['a list of rows that both changed stays mine', { rows: [] }, { rows: [{ key: 'A', name: '改' }] }, []],
  ['an empty text and none are the same', { footer: '' }, {}, []],
])('%s', (_what, theirs, mine, values) => {
  const set = rebased(base, { ...base, ...theirs }, { ...base, ...mine });
  expect(set.map(({ path, value }) => [path.join('.'), value])).toEqual(values);
});

test('what the other changed is told, and where the form says otherwise', () => {
  const theirs = { ...base, name: '他的', days: 9 };
  expect(movedFields(base, theirs, { ...base, name: '我的', days: 9 })).toEqual([
    { path: 'name', value: '他的', isKept: true },
    { path: 'days', value: 9, isKept: false },
  ]);
});
