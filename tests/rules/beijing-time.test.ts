import { beijingClock, beijingIso, beijingTime } from '@contract/rules/beijing-time';
import fc from 'fast-check';

const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

test('a deadline names its zone', () => {
  expect(beijingTime('2026-09-30T15:59:59Z')).toBe('2026-09-30 23:59:59（北京时间）');
});

test('the offset is written out and names the same second', () => {
  fc.assert(
    fc.property(moment, (time) => {
      const text = beijingIso(time);
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
      expect(Date.parse(text)).toBe(Math.floor(time.getTime() / 1000) * 1000);
    }),
  );
});

// `Intl` has the time zone from a source other than our calculation.
test('agrees with the time zone database, whatever zone the machine is in', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  fc.assert(fc.property(moment, (time) => beijingClock(time) === zone.format(time)));
});

test('the day turns at midnight in Beijing, not in Greenwich', () => {
  expect(beijingClock('2026-12-31T16:00:00Z')).toBe('2027-01-01 00:00:00');
});
