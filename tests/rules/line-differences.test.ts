import { lineDifferences } from '@contract/rules/line-differences';

const signs = { same: ' ', removed: '-', added: '+' };
const told = (before: string, after: string): string[] =>
  lineDifferences(before, after).map(({ kind, text }) => signs[kind] + text);

it.each([
  ['the same text', '甲\n乙', '甲\n乙', [' 甲', ' 乙']],
  ['a changed line', '甲\n乙\n丙', '甲\n丁\n丙', [' 甲', '-乙', '+丁', ' 丙']],
  ['a line that came', '甲\n丙', '甲\n乙\n丙', [' 甲', '+乙', ' 丙']],
  ['a line that went', '甲\n乙\n丙', '甲\n丙', [' 甲', '-乙', ' 丙']],
  ['a text from nothing', '', '甲', ['+甲']],
  ['a text that is emptied', '甲\n乙', '', ['-甲', '-乙']],
  [
    'two changes with the same between them',
    '甲\n乙\n丙\n丁',
    '子\n乙\n丙\n丑',
    ['-甲', '+子', ' 乙', ' 丙', '-丁', '+丑'],
  ],
  ['the same line twice', '甲\n甲', '甲', [' 甲', '-甲']],
])('tells %s', (_what, before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

it('is told as a whole where comparing would take too long, and its ends stay what they are', () => {
  const [before, after] = ['旧', '新'].map((word) =>
    ['头', ...Array.from({ length: 2500 }, (_, n) => `${word}${n}`), '尾'].join('\n'),
  ) as [string, string];
  const lines = lineDifferences(before, after);

  expect([lines[0], lines.at(-1)]).toEqual([
    { kind: 'same', text: '头' },
    { kind: 'same', text: '尾' },
  ]);
  expect(lines).toHaveLength(5002);
});
