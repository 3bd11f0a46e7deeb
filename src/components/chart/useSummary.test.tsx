import { render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import enUS from '@/i18n/texts/en-US.json';
import jaJP from '@/i18n/texts/ja-JP.json';
import { useText } from '@/i18n/useText';
import zhCN from '@/locales/zh-CN';
import type { ChartView } from './ChartTools';
import { useSummary } from './useSummary';

const FIGURES = { categories: ['A', 'B'], series: [{ name: '', values: [5, null] }] };
function Said({ view }: { view: ChartView }) {
  return <p>{useSummary()(FIGURES, { of: 'items', view })}</p>;
}

function Year() {
  const t = useText();
  const spoken = (year: string) => t('chart.year.self.label', { year });
  const figures = { categories: ['2025', '2026'], series: [{ name: '', values: [4, 12] }] };
  return <p>{useSummary()(figures, { of: 'items', view: 'chart', spoken })}</p>;
}

it.each([
  ['zh-CN', zhCN, '共 16 项；2026 年最多，12 项'],
  ['ja-JP', jaJP, '計 16 件；最多は2026 年、12 件'],
  ['en-US', enUS, '16 in all; 2026 leads with 12'],
] as const)('calls a year a year, as one does in %s', (locale, messages, said) => {
  const provider = { locale, messages, children: <Year /> };
  render(<IntlProvider {...provider} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(said);
});

it.each<[ChartView, string]>([
  ['table', 'Numbers below 3, and those that would reveal them, are not shown'],
  [
    'chart',
    'Numbers below 3, and those that would reveal them, are not shown; hatching marks them in the chart',
  ],
])('begins with a capital, and speaks of hatching only where there is some: %s', (view, said) => {
  const provider = { locale: 'en-US', messages: enUS, children: <Said view={view} /> };
  render(<IntlProvider {...provider} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(said);
  expect(screen.getByRole('paragraph').textContent).toHaveLength(said.length);
});
