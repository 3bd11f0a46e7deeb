import { asWritten } from '@contract/word';
import { readLanguages } from '@server/languages/read-languages';
import type { EmbedFigures } from '@server/modules/chart/embed/embed-figures';
import { embedTable } from '@server/modules/chart/embed/embed-table';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const chinese = readLanguages(temporaryDirectory())(undefined);
const figuresOf = (...values: (number | null)[]): EmbedFigures => ({
  title: asWritten('申报构成'),
  meaning: asWritten(''),
  scope: [],
  name: asWritten('批次'),
  series: values.map((_, place) => asWritten(`类别 ${place + 1}`)),
  rows: [{ name: asWritten('第一批'), values }],
});

it.each([
  ['bars', figuresOf(9, null), /<rect class="few"[^>]*>/],
  ['tints', figuresOf(9, 8, 7, 6, null), /<td class="few">未显示<\/td>/],
])('what is not shown is hatched among %s, and said in words', (_, figures, hatched) => {
  const table = embedTable(figures, chinese);
  expect(table).toMatch(hatched);
  expect(table).toContain('未显示');
  expect(table).not.toContain('h0');
});
