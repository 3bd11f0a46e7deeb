import { drawnMark, stampedName } from '@server/http/stamped-name';

test('a file is named by what it holds, the clock of Beijing and its mark', () => {
  const now = new Date('2026-11-28T17:41:36Z');

  expect(['17', '18'].map((mark) => stampedName('申报清单', { now, mark }, 'csv'))).toEqual([
    '申报清单-20261129-014136-17.csv',
    '申报清单-20261129-014136-18.csv',
  ]);
});

test('two marks are never the same', () => {
  const marks = Array.from({ length: 1000 }, drawnMark);

  expect(new Set(marks).size).toBe(marks.length);
});
