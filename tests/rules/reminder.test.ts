import { APPLICATION_STATUSES } from '@contract/enums';
import { QUIET_DEFAULT, quietUntil, sendTime } from '@contract/rules/quiet-hours';
import {
  leadNow,
  nextReminder,
  openDate,
  REMINDED,
  type ReminderFacts,
  timeLeft,
} from '@contract/rules/reminder';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/time-units';
import { inChinese } from '@contract/word';
import { on, PLAN } from './a-plan';

const at = new Date('2026-10-31T15:59:59Z');
const before = (ms: number): Date => new Date(at.getTime() - ms);

it.each([
  ['eight days before: none yet', 90 * DAY_MS, 8 * DAY_MS, null],
  ['seven days before', 90 * DAY_MS, 7 * DAY_MS, 'd7'],
  ['a minute before 48 h: still the first', 90 * DAY_MS, 48 * HOUR_MS + MINUTE_MS, 'd7'],
  ['48 hours before', 90 * DAY_MS, 48 * HOUR_MS, 'h48'],
  ['back after two leads were missed: the nearest alone', 90 * DAY_MS, 20 * HOUR_MS, 'h48'],
  ['three hours before', 90 * DAY_MS, 3 * HOUR_MS, 'h3'],
  ['a minute before', 90 * DAY_MS, MINUTE_MS, 'h3'],
  ['at the deadline: none', 90 * DAY_MS, 0, null],
  ['afterwards: none', 90 * DAY_MS, -DAY_MS, null],
  ['begun two days before: nothing stale', 2 * DAY_MS - MINUTE_MS, 40 * HOUR_MS, null],
  ['begun two days before: the last lead', 2 * DAY_MS - MINUTE_MS, 2 * HOUR_MS, 'h3'],
  ['begun in the last hours: none', 2 * HOUR_MS, HOUR_MS, null],
] as const)('reminds %s', (_, since, now, lead) => {
  expect(leadNow({ at, since: before(since) }, before(now))).toBe(lead);
});

it.each([
  ['long before', 90 * DAY_MS, 30 * DAY_MS, 7 * DAY_MS],
  ['after the first', 90 * DAY_MS, 7 * DAY_MS, 48 * HOUR_MS],
  ['begun late', DAY_MS, DAY_MS, 3 * HOUR_MS],
  ['after the last', 90 * DAY_MS, HOUR_MS, null],
])('knows when the next one comes, %s', (_, since, now, next) => {
  const expected = next === null ? null : before(next);
  expect(nextReminder({ at, since: before(since) }, before(now))).toEqual(expected);
});

const facts = (more: Partial<ReminderFacts>): ReminderFacts => ({
  id: 7,
  no: 'KC2026-A-0007',
  title: '碳纤维缠绕',
  stepReached: 'team',
  filedVersion: 0,
  sealedVersion: null,
  createdAt: on('2026-09-01'),
  ...PLAN,
  stageOneUntil: null,
  stageTwoUntil: null,
  status: 'draft',
  statusSince: on('2026-10-20'),
  submittedAt: null,
  dueAt: null,
  publicSince: null,
  promisedUntil: null,
  reviewUntil: null,
  approvedAt: null,
  stageOneStatus: null,
  stageOneDecidedAt: null,
  stageTwoStatus: null,
  ...more,
});
const now = on('2026-10-25');
const passed = { stageOneStatus: 'passed', stageOneDecidedAt: on('2028-01-10') } as const;

it.each([
  ['a draft', {}, 'team', '尚未提交', '2026-10-31', '/innovation/myProjects/7?step=team'],
  [
    'what was withdrawn',
    { status: 'withdrawn' },
    'owner',
    '已撤回，尚未重新提交',
    '2026-10-31',
    '/user/myProjects/7',
  ],
  [
    'a correction',
    { status: 'returned', dueAt: on('2026-11-20') },
    'team',
    '的修改尚未提交',
    '2026-11-20',
    '/innovation/myProjects/7?step=team',
  ],
  [
    'the unit',
    { status: 'unit_review', submittedAt: on('2026-10-20') },
    'unit',
    '的单位审核与盖章件尚未提交',
    '2026-11-14',
    '/user/myProjects/7',
  ],
  [
    'the first result',
    { status: 'approved' },
    'owner',
    '的阶段一成果尚未提交',
    '2027-12-31',
    '/innovation/result/7?milestone=one',
  ],
  [
    'the second result',
    { status: 'stage_one', ...passed },
    'owner',
    '的阶段二成果尚未提交',
    '2028-12-31',
    '/innovation/result/7?milestone=two',
  ],
] as const)('%s waits for somebody', (_, more, who, open, day, link) => {
  const date = openDate(facts(more), now);
  expect(date).toMatchObject({ who, link, at: on(day) });
  expect(date && inChinese(date.open)).toBe(`“碳纤维缠绕”${open}`);
});

it.each([
  ['handed in, it waits for the office', { status: 'stage_one', stageOneStatus: 'submitted' }],
  ['a result to be mended has no end', { status: 'stage_one', stageOneStatus: 'returned' }],
  ['the period is over', { applyEnd: on('2026-10-24') }],
] as const)('nothing waits where %s', (_, more) => {
  expect(openDate(facts(more), now)).toBeNull();
});

it('nobody is reminded of what lies with the office', () => {
  for (const status of APPLICATION_STATUSES)
    if (!REMINDED.includes(status)) expect(openDate(facts({ status }), now)).toBeNull();
});

it('a title of any length fits into a notice', () => {
  const date = openDate(facts({ title: '长'.repeat(5000) }), now);
  expect([...(date ? inChinese(date.open) : '')].length).toBeLessThan(80);
});

it('a draft without a title has a name to be told by, in each language', () => {
  expect(openDate(facts({ title: '' }), now)).toMatchObject({
    title: '未命名的申报',
    open: { id: 'contract.reminder.draft', params: { title: { id: 'contract.reminder.untitled' } } },
  });
});

it.each([
  [7 * DAY_MS, '还有 7 天'],
  // The last second of the 31st, seen from the first minute of the 27th to its last: the number of calendar days stays
  // the same.
  [4 * DAY_MS + 23 * HOUR_MS + 59 * MINUTE_MS, '还有 4 天'],
  [4 * DAY_MS, '还有 4 天'],
  [3 * DAY_MS, '还有 3 天'],
  [48 * HOUR_MS, '还有 48 小时'],
  [2 * HOUR_MS + 59 * MINUTE_MS, '还有 2 小时'],
  [20 * MINUTE_MS, '还有 20 分钟'],
  [1000, '还有 1 分钟'],
])('%d ms are said as %s', (left, words) => {
  expect(inChinese(timeLeft(at, before(left)))).toBe(words);
});

/** A time in Beijing. */
const clock = (text: string): Date => new Date(`2026-10-20T${text}:00+08:00`);
it.each([
  ['21:59', QUIET_DEFAULT, null],
  ['22:00', QUIET_DEFAULT, '2026-10-21T07:00:00+08:00'],
  ['06:59', QUIET_DEFAULT, '2026-10-20T07:00:00+08:00'],
  ['07:00', QUIET_DEFAULT, null],
  ['13:00', { from: '12:30', until: '14:00' }, '2026-10-20T14:00:00+08:00'],
  ['23:00', null, null],
  ['23:00', { from: '08:00', until: '08:00' }, null],
])('at %s it is quiet, or not', (time, quiet, end) => {
  expect(quietUntil(quiet, clock(time))).toEqual(end === null ? null : new Date(end));
});

it.each([
  ['waits for the morning', '23:30', '2026-10-22T23:30:00+08:00', '2026-10-21T07:00:00+08:00'],
  ['does not wait for a date in the night', '23:30', '2026-10-21T02:30:00+08:00', null],
  ['does not wait for a date right behind the night', '05:30', '2026-10-20T08:30:00+08:00', null],
  ['goes at once by day', '12:00', '2026-10-22T12:00:00+08:00', null],
])('what is sent %s', (_, time, deadline, later) => {
  const moment = clock(time);
  expect(sendTime(QUIET_DEFAULT, new Date(deadline), moment)).toEqual(later ? new Date(later) : moment);
});
