import { hearServiceTime, onServiceTime, serviceNow } from './service-clock';

const DEVICE = Date.UTC(2026, 10, 28, 4);
beforeEach(() => jest.useFakeTimers({ now: DEVICE }));
afterEach(() => jest.useRealTimers());

test.each([
  ['a device that is two days behind', '2026-11-30T04:00:00Z', 48 * 3_600_000],
  ['one that is a year ahead', '2025-11-28T04:00:00Z', -365 * 86_400_000],
  ['what a header writes', 'Sat, 28 Nov 2026 05:00:00 GMT', 3_600_000],
])('%s goes by the service', (_, told, ahead) => {
  hearServiceTime(told, DEVICE, DEVICE);
  expect(serviceNow() - DEVICE).toBe(ahead);
});

test.each([
  ['nothing', undefined],
  ['no time', 'yesterday'],
  ['the same second', '2026-11-28T05:00:00.900Z'],
])('%s changes nothing', (_, told) => {
  hearServiceTime('2026-11-28T05:00:00Z', DEVICE, DEVICE);
  hearServiceTime(told, DEVICE, DEVICE);
  expect(serviceNow() - DEVICE).toBe(3_600_000);
});

test('an answer that was long under way says no more than when it left and came', () => {
  hearServiceTime('2026-11-28T05:00:00Z', DEVICE, DEVICE);
  const told: number[] = [];
  const forget = onServiceTime(() => told.push(serviceNow() - DEVICE));
  hearServiceTime('2026-11-28T05:00:40Z', DEVICE, DEVICE + 40_000);
  expect(told).toEqual([]);
  hearServiceTime('2026-11-28T05:02:00Z', DEVICE, DEVICE + 40_000);
  expect(told).toEqual([3_700_000]);
  forget();
  hearServiceTime('2026-11-28T04:00:00Z', DEVICE, DEVICE);
  expect(told).toHaveLength(1);
});
