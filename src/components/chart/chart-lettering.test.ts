import { inTwoLines, widthOf } from './chart-lettering';

const LETTERING = { size: 12, font: 'sans-serif' };

it.each([
  ['第三批', '第三批'],
  ['𠮷田㐂久䶮水务集团有限公司', '𠮷田㐂久䶮水\n务集团有限公司'],
  ['𠮷'.repeat(15), `${'𠮷'.repeat(7)}\n${'𠮷'.repeat(8)}`],
  ['2026 年开创专项第三批', '2026 年开\n创专项第三批'],
  ['Third round of Kaichuang 2026', 'Third round of\nKaichuang 2026'],
])('%s is written %j', (name, lines) => {
  expect(inTwoLines(name, LETTERING, 120)).toBe(lines);
});

it.each([
  ['a long name of Chinese signs', '水务'.repeat(100)],
  ['one word without a break', 'Kaichuang'.repeat(20)],
  ['signs of two code units', '𠮷'.repeat(80)],
])('%s is two lines that keep their room, and says that it goes on', (_, name) => {
  const lines = inTwoLines(name, LETTERING, 120).split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(widthOf(line, LETTERING)).toBeLessThanOrEqual(120);
  expect(lines[1]).toMatch(/…$/);
  expect(lines.join('')).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  expect(name.startsWith(lines.join('').slice(0, -1))).toBe(true);
});
