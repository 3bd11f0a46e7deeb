import type { Text } from '@/i18n/useText';
import { spanText } from './span-text';

const t: Text = (id, values) => `${id.split('.')[2]} ${values?.['n']}`;

test.each([
  [0.2, 'days 1'],
  [6.6, 'days 7'],
  [44, 'days 44'],
  [46, 'halfMonths 1'],
  [241.6, 'months 8'],
  [283.8, 'halfMonths 9'],
])('%d days are said as people would', (days, said) => {
  expect(spanText(t, days)).toBe(said);
});
