import { askAll, type Outcome, type RowAct, runAll } from './row-work';

const act: RowAct<number> = {
  key: 'a',
  name: '通过',
  // Only odd rows are offered; the service refuses row 3 nevertheless.
  fits: (row) => row % 2 === 1,
  ask: async (row) => async (reason) => {
    if (row === 3) throw new Error(`3 ${reason}`);
  },
  why: (row) => `${row} 已办理`,
  follows: async (row) => (row === 5 ? '向全部登录用户公开' : null),
};

test('what one row is refused holds up none of the others, and what is not offered is never sent', async () => {
  const cases = await askAll(act, [1, 2, 3, 5]);
  const outcomes = new Map<number, Outcome>();
  await runAll(
    cases,
    '材料',
    (error) => (error as Error).message,
    (row, outcome) => outcomes.set(row, outcome),
  );

  expect(cases.map(({ run }) => run !== null)).toEqual([true, false, true, true]);
  expect(cases.map(({ why }) => why)).toEqual([null, '2 已办理', null, null]);
  expect(cases.map(({ follows }) => follows)).toEqual([null, null, null, '向全部登录用户公开']);
  expect([...outcomes]).toEqual([
    [1, { done: true }],
    [3, { done: false, why: '3 材料' }],
    [5, { done: true }],
  ]);
});
