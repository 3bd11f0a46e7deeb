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

it('writes a time by the clock of Beijing', () => {
  expect(toCsv([[new Date('2026-11-28T20:17:37Z')]])).toBe('\uFEFF2026-11-29 04:17:37\r\n');
});

it.each([
  '007',
  '0.50',
  '990102199001011234',
  '199900000001',
  '1E5',
  '12e-3',
  '3-5',
  '1/2',
  '3-5-26',
  '2026/11/28',
])('lets no spreadsheet take %j for another number or a day', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"\t${text}"\r\n`);
});

it.each([
  '2026',
  '19900000001',
  '11.28',
  'KC2026-A-0016',
  '2026-11-29',
  '2026-11-29 04:17:37',
  '2026 年第 3-5 批',
  '127.0.0.1',
])('leaves %j as it is', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
});

it.each(['甲;=1+1', '甲\t=1+1', '甲\n=1+1', '甲,=1+1'])(
  'lets no other kind of table cut %j in two',
  (text) => {
    expect(toCsv([[text, '乙']])).toBe(`\uFEFF"${text}",乙\r\n`);
  },
);
