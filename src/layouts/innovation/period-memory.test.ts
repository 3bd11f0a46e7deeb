import { rememberPeriod, wasPeriodOpen } from './period-memory';

test('a place is held for the period unless none was open the last time', () => {
  expect(wasPeriodOpen()).toBe(true);
  rememberPeriod(false);
  expect(wasPeriodOpen()).toBe(false);
  rememberPeriod(true);
  expect(wasPeriodOpen()).toBe(true);
});
