import { inTwoLines } from './chart-lettering';

const LETTERING = { size: 12, font: 'sans-serif' };

it.each([
  ['第三批', '第三批'],
  ['2026 年开创专项第三批', '2026 年开\n创专项第三批'],
  ['Third round of Kaichuang 2026', 'Third round of\nKaichuang 2026'],
])('%s is written %j', (name, lines) => {
  expect(inTwoLines(name, LETTERING, 120)).toBe(lines);
});
