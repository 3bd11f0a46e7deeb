import { countFigures, dividedFigures, periodFigures } from './figures';

const label = (name: string): string => name || '未填写';

it('keeps a hidden count hidden and names what is blank', () => {
  const counts = [
    { name: 'enterprise', value: 5 },
    { name: '', value: null },
  ];
  expect(countFigures(counts, { series: '人', label })).toEqual({
    categories: ['enterprise', '未填写'],
    series: [{ name: '人', values: [5, null] }],
  });
});

it('stands beside the period before, with what only one of both has', () => {
  const figures = countFigures([{ name: '关键技术', value: 4 }], {
    series: '第二批',
    label,
    before: {
      name: '第一批',
      counts: [
        { name: '应用示范', value: null },
        { name: '关键技术', value: 6 },
      ],
    },
  });
  expect(figures).toEqual({
    categories: ['关键技术', '应用示范'],
    series: [
      { name: '第二批', values: [4, 0] },
      { name: '第一批', values: [6, null] },
    ],
    compared: true,
  });
});

it('has nothing to show where nothing was counted', () => {
  expect(countFigures([], { series: '人', label })).toEqual({ categories: [], series: [] });
});

it('divides each place by its parts, and knows the sum of hidden ones', () => {
  const parts = (one: number | null, other: number | null) => [
    { name: '关键技术', value: one },
    { name: '应用示范', value: other },
  ];
  const counts = [
    { name: 'enterprise', value: 7, parts: parts(5, 2) },
    { name: '', value: 4, parts: parts(null, null) },
  ];
  expect(dividedFigures(counts, label)).toEqual({
    categories: ['enterprise', '未填写'],
    series: [
      { name: '关键技术', values: [5, null] },
      { name: '应用示范', values: [2, null] },
    ],
    sums: [7, 4],
  });
});

it('fills a period without a category with 0, not with nothing', () => {
  const figures = periodFigures([
    { period: '第一批', type: '关键技术', value: 4 },
    { period: '第二批', type: '应用示范', value: null },
  ]);
  expect(figures).toEqual({
    categories: ['第一批', '第二批'],
    series: [
      { name: '关键技术', values: [4, 0] },
      { name: '应用示范', values: [0, null] },
    ],
  });
});
