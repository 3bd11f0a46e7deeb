import { daysBetween, shareOfWay, timeLeft } from './clock';

test('the last second of a deadline still counts', () => {
  const deadline = '2026-09-30T23:59:59+08:00';
  const at = Date.parse(deadline);
  expect(timeLeft(deadline, at + 999).over).toBe(false);
  expect(timeLeft(deadline, at + 1000)).toEqual({ over: true, days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(deadline, at - 90_061_000)).toEqual({
    over: false,
    days: 1,
    hours: 1,
    minutes: 1,
    seconds: 2,
  });
});

test('days are counted on the calendar of Beijing', () => {
  expect(daysBetween('2026-09-14T23:59:00+08:00', '2026-09-30T23:59:59+08:00')).toBe(16);
  expect(daysBetween('2026-09-14T15:59:00Z', '2026-09-14T16:01:00Z')).toBe(1);
});

test('the share of the way never leaves the ruler', () => {
  const [start, end] = ['2026-09-01T00:00:00+08:00', '2026-09-11T00:00:00+08:00'];
  expect(shareOfWay(start, end, Date.parse('2026-09-06T00:00:00+08:00'))).toBe(0.5);
  expect(shareOfWay(start, end, Date.parse('2026-12-01T00:00:00+08:00'))).toBe(1);
  expect(shareOfWay(end, end, Date.parse(end))).toBe(0);
});
