import { countFigures, periodFigures } from './figures';

it('keeps a hidden count hidden and names what is blank', () => {
  const figures = countFigures(
    [
      { name: 'enterprise', value: 5 },
      { name: '', value: null },
    ],
    '人',
    (name) => name || '未填写',
  );
  expect(figures).toEqual({
    categories: ['enterprise', '未填写'],
    series: [{ name: '人', values: [5, null] }],
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
