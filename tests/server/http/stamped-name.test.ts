import { stampedName } from '@server/http/stamped-name';

test('two files of one minute have two names, by the clock of Beijing', () => {
  expect(
    ['2026-11-28T17:41:36Z', '2026-11-28T17:41:37Z'].map((at) =>
      stampedName('申报清单', new Date(at), 'csv'),
    ),
  ).toEqual(['申报清单-20261129-014136.csv', '申报清单-20261129-014137.csv']);
});
