import { aPeriod } from '@tests/support/a-period';
import { currentPeriod } from './current-period';

const open = aPeriod({ id: 1, applyEnd: '2026-10-30T23:59:59+08:00' });
const closing = aPeriod({ id: 2, status: 'closing', applyEnd: '2026-09-16T23:59:59+08:00' });
const coming = aPeriod({ id: 3, status: 'forecast', applyStart: '2027-03-01T00:00:00+08:00' });
const over = aPeriod({ id: 4, status: 'closed', applyEnd: '2026-03-31T23:59:59+08:00' });

test.each([
  ['of several open ones, that which ends first', [open, closing, coming], 2],
  ['without an open one, the next to open', [over, coming], 3],
  ['without either, the last that was', [over], 4],
])('%s', (_, periods, id) => {
  expect(currentPeriod(periods)?.id).toBe(id);
});

test('where there is no period, none is current', () => {
  expect(currentPeriod([])).toBeUndefined();
});
