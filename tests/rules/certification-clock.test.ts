import { beijingClock } from '@contract/rules/beijing-time';
import { certificationDue } from '@contract/rules/certification-clock';

test.each([
  ['on a Tuesday morning', '2026-11-24T09:00:00+08:00', '2026-11-25 23:59:59'],
  ['in the last second of a day', '2026-11-24T23:59:59+08:00', '2026-11-25 23:59:59'],
  ['in the first second of a day', '2026-11-25T00:00:00+08:00', '2026-11-26 23:59:59'],
  ['on a Friday', '2026-11-27T15:00:00+08:00', '2026-11-30 23:59:59'],
  ['on a Saturday', '2026-11-28T15:00:00+08:00', '2026-11-30 23:59:59'],
  ['on a Sunday night', '2026-11-29T23:30:00+08:00', '2026-11-30 23:59:59'],
  ['over the end of a year', '2026-12-31T10:00:00+08:00', '2027-01-01 23:59:59'],
])('what is asked for %s is promised for the next weekday', (_, asked, due) => {
  expect(beijingClock(certificationDue(new Date(asked)))).toBe(due);
});
