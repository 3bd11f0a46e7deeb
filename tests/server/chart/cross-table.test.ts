import { crossTable } from '@server/modules/chart/cross-table';

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
