import { sectionReminders } from '@contract/rules/section-reminder';
import { sectionDates, standingTasks, type TaskFacts } from '@contract/rules/section-task';
import { inChinese } from '@contract/word';

const now = new Date('2026-09-14T14:08:00+08:00');
const since = '2026-09-10T09:00:00+08:00';
const task = (section: 'plan' | 'target' | 'budget', accountId = 12, due: string | null = '2026-09-20') => ({
  section,
  accountId,
  due,
  since,
});
const facts = (more: Partial<TaskFacts> = {}): TaskFacts => ({
  status: 'draft',
  ownerId: 11,
  sectionsComplete: [],
  helpers: [{ accountId: 12, role: 'author', sections: ['plan', 'target'] }],
  sectionTasks: [task('target'), task('plan')],
  ...more,
});

it('makes one date of what one person owes by one day, in the order of the form', () => {
  expect(sectionDates(facts(), now)).toEqual([
    {
      accountId: 12,
      sections: ['plan', 'target'],
      at: new Date('2026-09-20T23:59:59+08:00'),
      since: new Date(since),
    },
  ]);
});

it.each([
  ['a section that is complete', { sectionsComplete: ['plan', 'target'] }],
  ['a day that is over', { sectionTasks: [task('plan', 12, '2026-09-13')] }],
  ['no day', { sectionTasks: [task('plan', 12, null)] }],
  ['somebody who writes another section', { sectionTasks: [task('budget')] }],
  ['somebody who left', { helpers: [] }],
  ['what is filed', { status: 'submitted' }],
] as const)('reminds nobody of %s', (_, more) => {
  expect(sectionDates(facts(more as Partial<TaskFacts>), now)).toEqual([]);
});

it('counts what the leader answers for', () => {
  expect(standingTasks(facts({ sectionTasks: [task('budget', 11)] }))).toHaveLength(1);
});

it('names the sections in what is told, and leads to the first of them', () => {
  const [date] = sectionReminders({ ...facts(), id: 7, title: '碳纤维缠绕' }, now);
  expect(date && inChinese(date.open)).toBe('“碳纤维缠绕”中由您负责的研究方案、考核指标与进度尚未填完');
  expect(date).toMatchObject({
    link: '/innovation/myProjects/7?step=plan',
    accountId: 12,
  });
});
