import { changeOf, summaryOf } from './summary';

const figures = (...values: (number | null)[]) => ({
  categories: values.map((_, at) => `第 ${at + 1} 项`),
  series: [{ name: '项目数', values }],
});

test.each<[string, (number | null)[], ReturnType<typeof summaryOf>]>([
  ['one stands out', [5, 9, 3], { total: 17, leaders: { names: ['第 2 项'], value: 9 }, hidden: false }],
  [
    'a tie names all',
    [9, 9, 3],
    { total: 21, leaders: { names: ['第 1 项', '第 2 项'], value: 9 }, hidden: false },
  ],
  ['all alike: nothing stands out', [4, 4, 4], { total: 12, leaders: null, hidden: false }],
  ['one alone is compared with nothing', [4], { total: 4, leaders: null, hidden: false }],
  [
    'a hidden one may be any: there is no sum, and none that leads',
    [5, null],
    { total: null, leaders: null, hidden: true },
  ],
  ['all hidden', [null, null], { total: null, leaders: null, hidden: true }],
  ['nothing filed', [0, 0], { total: 0, leaders: null, hidden: false }],
])('%s', (_, values, summary) => {
  expect(summaryOf(figures(...values))).toEqual(summary);
});

test('a column with a hidden part could be the largest, so that none is called so', () => {
  const stacked = {
    categories: ['甲', '乙'],
    series: [
      { name: 'a', values: [4, 3] },
      { name: 'b', values: [0, null] },
    ],
  };
  expect(summaryOf(stacked).leaders).toBeNull();
});

test('a sum that is known stays known where a part of it is hidden', () => {
  const divided = {
    categories: ['企业', '院校'],
    series: [
      { name: '关键技术', values: [null, 3] },
      { name: '应用示范', values: [null, 1] },
    ],
  };
  expect(summaryOf(divided)).toMatchObject({ total: null, hidden: true });
  expect(summaryOf({ ...divided, sums: [7, 4] })).toEqual({
    total: 11,
    leaders: { names: ['企业'], value: 7 },
    hidden: true,
  });
});

it.each([
  ['more', [4, 2], [3, 1], 2],
  ['fewer', [1, 1], [3, 1], -2],
  ['open where one is hidden', [4, null], [3, 1], null],
])('a period beside the one before: %s', (_what, now, before, change) => {
  const figures = {
    categories: ['甲', '乙'],
    series: [
      { name: '第二批', values: now },
      { name: '第一批', values: before },
    ],
  };
  expect(changeOf({ ...figures, compared: true })).toBe(change);
  expect(changeOf(figures)).toBeNull();
  expect(summaryOf({ ...figures, compared: true })).toEqual(
    summaryOf({ categories: figures.categories, series: figures.series.slice(0, 1) }),
  );
});
