import { parseTable } from './parse-table';

test('a block from a spreadsheet becomes rows of cells', () => {
  expect(parseTable('42.00\t30.00\r\n38.50\t18.00\r\n')).toEqual([
    ['42.00', '30.00'],
    ['38.50', '18.00'],
  ]);
});

test('quoted cells keep their tabs, breaks and quotes', () => {
  expect(parseTable('1\t"两行\n“说明”\t""甲"""\n2\tb')).toEqual([
    ['1', '两行\n“说明”\t"甲"'],
    ['2', 'b'],
  ]);
});

test('one word is one cell, and empty cells keep their place', () => {
  expect(parseTable('12')).toEqual([['12']]);
  expect(parseTable('\t5\n\n7')).toEqual([['', '5'], [''], ['7']]);
});
