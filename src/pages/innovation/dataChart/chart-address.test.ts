import { type ChartChoice, chartAddress, readChoice } from './chart-address';

const CHOICES: [string, ChartChoice][] = [
  ['/innovation/dataChart', { ext: 'nature' }],
  ['/innovation/dataChart?chart=history', { chart: 'history', ext: 'nature' }],
  ['/innovation/dataChart?chart=people&period=3&ext=region', { chart: 'people', period: 3, ext: 'region' }],
  ['/innovation/dataChart?ext=title&split=category', { ext: 'title', split: 'category' }],
];

it.each(CHOICES)('%s keeps what was chosen', (address, choice) => {
  expect(chartAddress(choice)).toBe(address);
  expect(readChoice(new URL(address, 'http://a').searchParams)).toEqual({
    chart: undefined,
    period: undefined,
    split: undefined,
    ...choice,
  });
});

it('shows everything to an address that says nothing sensible', () => {
  expect(readChoice(new URLSearchParams('chart=pie&period=x&ext=phone&split=age'))).toEqual({
    chart: undefined,
    period: undefined,
    ext: 'nature',
    split: undefined,
  });
});
