import { EMBEDDED_CHARTS } from '@contract/chart-choices';
import { changeText } from './change-text';
import { type ChartData, chartCsv, chartJson } from './chart-data';
import { embedCode } from './embed-code';

const DATA: ChartData = {
  title: '哪些类别申报最多',
  meaning: '已提交的申报',
  stamp: '第二批 2026-11-23 08:00',
  figures: {
    categories: ['关键技术', '应用示范'],
    series: [
      { name: '第二批', values: [4, null] },
      { name: '第一批', values: [6, 3] },
    ],
    compared: true,
  },
  columns: { name: '类别', value: '项目数' },
  few: '不足 3 项',
  change: '增减',
};

it.each([
  [[4, 6], '−2'],
  [[6, 4], '+2'],
  [[4, 4], '0'],
  [[null, 4], '—'],
  [[4, null], '—'],
  [[4], '—'],
])('%j changes by %s', (values, said) => expect(changeText(values)).toBe(said));

it('a change is written as the figures it is between', () => {
  const write = (count: number) => count.toLocaleString('en');
  expect(changeText([20_000, 7_655], write)).toBe('+12,345');
  expect(changeText([7_655, 20_000], write)).toBe('−12,345');
});

it('is a table for others, which says what was counted and what is hidden', () => {
  const lines = chartCsv(DATA).replace('\ufeff', '').trim().split('\r\n');
  expect(lines.slice(3)).toEqual(['类别,第二批,第一批,增减', '关键技术,4,6,−2', '应用示范,不足 3 项,3,—']);
  expect(lines.slice(0, 3).join()).toContain(DATA.meaning);
});

it('is data for programs, where null is explained', () => {
  expect(JSON.parse(chartJson(DATA))).toMatchObject({ stamp: DATA.stamp, compared: true, null: '不足 3 项' });
});

it('is a frame for other sites, with nothing that breaks out of it', () => {
  const code = embedCode('"><script>', 'https://a.example', {
    chart: 'type',
    theme: 'dark',
    lang: 'zh-CN',
    periodId: 1,
  });
  expect(code).toContain('src="https://a.example/embed/charts/type?period=1&amp;theme=dark"');
  expect(code).toContain('title="&quot;>&lt;script>"');
});

it.each(EMBEDDED_CHARTS)('the frame of %s has a height of its own', (chart) => {
  const code = embedCode('', 'https://a.example', { chart, theme: 'light', lang: 'zh-CN' });
  expect(Number(/height="(\d+)"/.exec(code)?.[1])).toBeGreaterThan(chart === 'history' ? 828 : 300);
});
