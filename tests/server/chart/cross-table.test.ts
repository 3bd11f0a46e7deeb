import { crossTable, hideSmall } from '@server/modules/chart/cross-table';

it('puts pairs into rows and columns, with 0 where nothing was counted', () => {
  const counts = [
    { label: 'b', part: '关键技术', value: 4 },
    { label: 'b', part: '应用示范', value: 2 },
    { label: 'b', part: '应用示范', value: 1 },
    { label: 'a', part: '应用示范', value: 5 },
  ];
  expect(crossTable(counts)).toEqual({
    rows: ['a', 'b'],
    columns: ['关键技术', '应用示范'],
    cells: [
      [0, 5],
      [4, 3],
    ],
  });
});

it.each<[string, number[][], (number | null)[][]]>([
  ['nothing small: all is shown', [[4, 0, 9]], [[4, 0, 9]]],
  ['one alone could be reckoned: the smallest other one goes too', [[1, 9, 4, 0]], [[null, 9, null, 0]]],
  ['two ones are two ones: a third goes too', [[1, 1, 5, 9]], [[null, null, null, 9]]],
  ['a one and a two could be either way round', [[1, 2, 5]], [[null, null, 5]]],
  ['alone in its line there is no other', [[2, 0]], [[null, 0]]],
  [
    'what a row hides for its sake a column may have to follow',
    [
      [1, 5, 9],
      [6, 7, 8],
    ],
    [
      [null, null, 9],
      [null, null, 8],
    ],
  ],
])('%s', (_what, cells, shown) => {
  expect(hideSmall(cells, 3)).toEqual(shown);
});
