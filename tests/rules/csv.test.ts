import { toCsv } from '@contract/rules/csv';

it('marks UTF-8, quotes what needs it and keeps numbers as numbers', () => {
  expect(
    toCsv([
      ['类别', '项目数'],
      ['水务, "智慧"', 3],
      ['空', null],
    ]),
  ).toBe('\uFEFF类别,项目数\r\n"水务, ""智慧""",3\r\n空,\r\n');
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠A',
  '\u200b=1',
  '\u0001=1',
  '﹦1',
])('lets no spreadsheet run %j', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`);
});

it.each(['甲;=1+1', '甲\t=1+1', '甲\n=1+1', '甲,=1+1'])(
  'lets no other kind of table cut %j in two',
  (text) => {
    expect(toCsv([[text, '乙']])).toBe(`\uFEFF"${text}",乙\r\n`);
  },
);
