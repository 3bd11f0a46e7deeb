import { groupDigits } from '@/utils/group-digits';
import { mirrored } from './chart-mirror';
import { barsOption, columnsOption } from './chart-option';

const COLORS = {
  before: '#99A',
  series: ['#111'],
  text: '#222',
  line: '#333',
  ground: '#fff',
  font: 'Sans',
  size: 13,
};
const WORDS = {
  description: '',
  few: '不足 3 项',
  count: (n: number) => groupDigits(n, (long) => long.toLocaleString('en')),
};
const names = ['甲', '乙'].map((name) => ({ name, values: [4, null] }));

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

test('bars begin at their names on the right and bear their figures at the left end', () => {
  const bars = barsOption({ categories: ['一', '二'], series: names.slice(0, 1) }, COLORS, WORDS);
  const turned = mirrored(bars);
  expect(turned.grid).toMatchObject({ left: bars.grid.right, right: bars.grid.left });
  expect(turned.xAxis).toMatchObject({ inverse: true });
  expect(turned.yAxis).toMatchObject({ position: 'right' });
  expect(turned.series.map(({ label }) => label.position)).toEqual(['left']);
  expect(turned).not.toHaveProperty('legend');
});

test('columns follow each other from the right, figures stay above, and the key is read from the right', () => {
  const columns = columnsOption({ categories: ['2026', '2027'], series: names }, COLORS, WORDS);
  const turned = mirrored(columns);
  expect(turned.xAxis).toMatchObject({ inverse: true });
  expect(turned.series.map(({ label }) => label.position)).toEqual(['inside', 'inside']);
  expect(turned.legend).toMatchObject({ align: 'right', data: ['乙', '甲'] });
});

test('a name keeps its own direction, line by line', () => {
  const { xAxis } = mirrored(columnsOption({ categories: ['甲'], series: names }, COLORS, WORDS));
  expect(xAxis.type === 'category' && xAxis.axisLabel.formatter?.('甲（2）')).toBe('\u2068甲（2）\u2069');
});
