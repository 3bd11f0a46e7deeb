import { type Downtime, extendedEnd } from '@contract/rules/downtime';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import fc from 'fast-check';

/** Day and time in September; days above 30 continue into the next month. */
const at = (clock: string): Date => {
  const [day = 0, hour = 0, minute = 0, second = 0] = clock.split(/[T:]/).map(Number);
  const midnight = Date.parse('2026-09-01T00:00:00+08:00') + (day - 1) * DAY_MS;
  return new Date(midnight + hour * HOUR_MS + minute * MINUTE_MS + second * 1000);
};
const down = (from: string, until: string): Downtime => ({ from: at(from), until: at(until) });
const planned = at('30T23:59:59');

it.each<[string, Downtime[], string | null, number]>([
  ['nothing was down', [], null, 0],
  ['a restart', [down('30T12:00:00', '30T12:09:59')], null, 0],
  ['the day before the last', [down('29T20:00:00', '29T23:00:00')], null, 0],
  ['after the end', [down('31T00:10:00', '31T02:00:00')], null, 0],
  ['a service put away for a week', [down('24T00:00:00', '30T12:00:00')], null, 0],
  ['37 minutes at noon: an hour at least', [down('30T12:00:00', '30T12:37:00')], '31T00:59:59', 37],
  ['three hours: as long again', [down('30T12:00:00', '30T15:00:00')], '31T02:59:59', 180],
  [
    'two times, one after the other',
    [down('30T18:00:00', '30T20:00:00'), down('30T08:00:00', '30T09:00:00')],
    '31T02:59:59',
    180,
  ],
  ['the last day alone counts', [down('29T22:00:00', '30T02:00:00')], '31T02:00:59', 121],
  ['down at the end: counted from the return', [down('30T22:59:59', '31T01:00:00')], '31T02:00:59', 60],
  [
    'down in the extension: extended again',
    [down('30T20:00:00', '30T22:00:00'), down('31T01:00:00', '31T01:30:00')],
    '31T02:30:59',
    150,
  ],
  [
    'down over the end for two days: a day at most',
    [down('29T10:00:00', '31T20:00:00')],
    '32T20:00:59',
    1440,
  ],
])('%s', (_, downtimes, end, minutes) => {
  expect(extendedEnd(planned, downtimes)).toEqual(end && { end: at(end), minutes });
});

it('never runs into what comes next', () => {
  const latest = at('30T23:59:59').getTime() + 20 * MINUTE_MS;
  const downtimes = [down('30T12:00:00', '30T15:00:00')];
  expect(extendedEnd(planned, downtimes, new Date(latest))?.end).toEqual(new Date(latest));
  expect(extendedEnd(planned, downtimes, planned)).toBeNull();
});

const moment = fc
  .integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 })
  .map((minutes) => planned.getTime() + minutes * MINUTE_MS);
const anyDowntime = fc
  .tuple(moment, fc.integer({ min: 1, max: 60 * 24 * 4 }))
  .map(([from, minutes]) => ({ from: new Date(from), until: new Date(from + minutes * MINUTE_MS) }));

it('is never earlier than planned, nor than the return, nor shorter for more downtime', () => {
  fc.assert(
    fc.property(fc.array(anyDowntime, { maxLength: 4 }), anyDowntime, (downtimes, more) => {
      const [one, two] = [extendedEnd(planned, downtimes), extendedEnd(planned, [...downtimes, more])];
      if (one) {
        expect(one.end.getTime()).toBeGreaterThanOrEqual(planned.getTime() + HOUR_MS);
        expect(one.minutes).toBeGreaterThan(0);
        expect(two?.end.getTime()).toBeGreaterThanOrEqual(one.end.getTime());
      }
    }),
  );
});
