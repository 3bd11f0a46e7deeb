import { type ChartChoice, chartAddress, readChoice } from './chart-address';

const CHOICES: [string, ChartChoice][] = [
  ['/innovation/dataChart', { ext: 'nature' }],
  ['/innovation/dataChart?chart=history', { chart: 'history', ext: 'nature' }],
  ['/innovation/dataChart?chart=people&period=3&ext=region', { chart: 'people', period: 3, ext: 'region' }],
];

it.each(CHOICES)('%s keeps what was chosen', (address, choice) => {
  expect(chartAddress(choice)).toBe(address);
  expect(readChoice(new URL(address, 'http://a').searchParams)).toEqual({
    chart: undefined,
    period: undefined,
    ...choice,
  });
});

it('shows everything to an address that says nothing sensible', () => {
  expect(readChoice(new URLSearchParams('chart=pie&period=x&ext=phone'))).toEqual({
    chart: undefined,
    period: undefined,
    ext: 'nature',
  });
});
