import { groupDigits } from '@/utils/group-digits';
import { barsOption, columnsOption, dividedBarsOption } from './chart-option';

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
  description: '共 9 项',
  few: '不足 3 项',
  count: (n: number) => groupDigits(n, (long) => long.toLocaleString('en')),
};
const option = (categories: string[], values: (number | null)[]) =>
  barsOption({ categories, series: [{ name: '项目数', values }] }, COLORS, WORDS);

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

test('a hidden count is hatched and named, never drawn as nothing', () => {
  const [shown, hidden] = option(['甲', '乙'], [9, null]).series[0]?.data ?? [];
  expect(shown).toEqual({ value: 9 });
  expect(hidden).toMatchObject({ value: 2, few: true, label: { formatter: '不足 3 项' } });
});

test('the names beside the bars have the room they need, and the longest breaks instead of being cut', () => {
  const { yAxis, grid } = option(['青陶水务科技有限公司'], [9]);
  expect(yAxis.axisLabel.width).toBeGreaterThanOrEqual(10 * COLORS.size);
  expect(grid.left).toBeGreaterThan(yAxis.axisLabel.width);
  expect(yAxis.axisLabel.overflow).toBe('none');
  const long = option(['某'.repeat(60)], [9]).yAxis.axisLabel;
  expect(long.width).toBe(220);
  expect(long.formatter('某'.repeat(60))).toMatch(/^某+\n某+…$/);
});

test('the tooltip writes names as text', () => {
  const { tooltip } = option(['<b>甲</b>'], [9]);
  const hovered = { seriesName: '项目数', name: '<b>甲</b>', marker: '', value: 9, data: { value: 9 } };
  expect(tooltip.formatter([hovered])).toBe('&lt;b&gt;甲&lt;/b&gt;<br>项目数 9');
  expect(tooltip.formatter([{ ...hovered, data: { value: 2, few: true } }])).toContain('不足 3 项');
});

test('one series needs no legend and no pattern; several are stacked', () => {
  const series = ['a', 'b'].map((name) => ({ name, values: [4] }));
  expect(columnsOption({ categories: ['甲'], series: series.slice(0, 1) }, COLORS, WORDS)).not.toHaveProperty(
    'legend',
  );
  expect(
    columnsOption({ categories: ['甲'], series }, COLORS, WORDS).series.map(({ stack }) => stack),
  ).toEqual(['all', 'all']);
});

test('names its fonts: names measured in an inherited one would be cut', () => {
  expect(
    columnsOption({ categories: ['甲'], series: [{ name: '项', values: [3] }] }, COLORS, WORDS),
  ).toMatchObject({
    textStyle: { fontFamily: 'Sans', fontSize: 13 },
  });
});

test('the period before stands beside each bar, in quieter colour and with its name', () => {
  const series = ['第二批', '第一批'].map((name) => ({ name, values: [4] }));
  const drawn = barsOption({ categories: ['甲'], series, compared: true }, COLORS, WORDS);
  expect(drawn).toMatchObject({ color: ['#111', '#99A'], legend: {} });
  expect(drawn.series).toHaveLength(2);
});

test('a divided bar is its parts after each other, each with its figure, a hidden one and nothing without', () => {
  const series = [
    { name: 'a', values: [4, null] },
    { name: 'b', values: [0, null] },
  ];
  const divided = dividedBarsOption({ categories: ['甲', '乙'], series, sums: [4, 5] }, COLORS, WORDS);
  expect(divided).toMatchObject({ color: ['#111'], legend: {} });
  expect(divided.series.map(({ stack }) => stack)).toEqual(['all', 'all']);
  const [first, second] = divided.series;
  expect(first?.data).toEqual([{ value: 4 }, expect.objectContaining({ few: true, label: { show: false } })]);
  expect(second?.data?.[0]).toEqual({ value: 0, label: { show: false } });
});

describe('figures are written as everywhere else, wherever the drawing has one', () => {
  const LONG = 1_234_567;
  const figures = { categories: ['甲', '乙'], series: [{ name: '项目数', values: [LONG, 12] }] };
  const stacked = { ...figures, series: ['a', 'b'].map((name) => ({ name, values: [LONG, 12] })) };

  test.each([
    ['at the end of bars', barsOption(figures, COLORS, WORDS)],
    ['in the parts of divided bars', dividedBarsOption(stacked, COLORS, WORDS)],
    ['above columns', columnsOption(figures, COLORS, WORDS)],
    ['in the parts of columns', columnsOption(stacked, COLORS, WORDS)],
  ])('%s, along the axis and in the tooltip', (_, { series, xAxis, yAxis, tooltip }) => {
    const axis = xAxis.type === 'value' ? xAxis : yAxis;
    const hovered = { seriesName: '项目数', name: '甲', marker: '', value: LONG, data: { value: LONG } };
    expect(series.map(({ label }) => label.formatter({ value: LONG }))).toEqual(
      series.map(() => '1,234,567'),
    );
    expect(axis.axisLabel).toMatchObject({ formatter: WORDS.count });
    expect(tooltip.formatter([hovered])).toContain('1,234,567');
  });

  test('and have the room they need', () => {
    const wide = 9 * 0.6 * COLORS.size;
    expect(barsOption(figures, COLORS, WORDS).grid.right).toBeGreaterThan(wide);
    expect(columnsOption(figures, COLORS, WORDS).grid.left).toBeGreaterThan(wide);
    expect(columnsOption(stacked, COLORS, WORDS).grid.left).toBeGreaterThan(wide);
  });
});
