import { wordMarks } from './word-marks';

it.each([
  ['冷链车厢门封老化', '门封', [[4, 6]]],
  [
    'PLC 与 plc',
    'plc',
    [
      [0, 3],
      [6, 9],
    ],
  ],
  ['费用（含税）', '（含税）', []],
  ['a.b', '.', [[1, 2]]],
  ['全文', ' ', []],
  ['全文', null, []],
  ['全文', '(', []],
])('%s has %s at %j', (text, word, marks) => {
  expect(wordMarks(text, word)).toEqual(marks);
});
