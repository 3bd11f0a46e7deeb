import { render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import enUS from '@/i18n/texts/en-US.json';
import type { ChartView } from './ChartTools';
import { useFinding } from './useFinding';

const FIGURES = { categories: ['A', 'B'], series: [{ name: '', values: [5, null] }] };
function Said({ view }: { view: ChartView }) {
  return <p>{useFinding()(FIGURES, { of: 'items', view })}</p>;
}

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
