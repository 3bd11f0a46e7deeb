import { ACTOR_WORDS } from '@contract/rules/actor-words';
import { isWeekNews, type WeekFacts, weekBegins, weekOf } from '@contract/rules/weekly-digest';
import { textOf } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import { weekLines } from '@server/modules/reminder/weekly-letter';

const at = (clock: string): Date => new Date(`${clock}+08:00`);
const now = at('2026-11-23T08:00:00');
const facts = (more: Partial<WeekFacts> = {}): WeekFacts => ({
  title: '碳纤维缠绕',
  no: 'KC2026-A-0032',
  status: 'formal_check',
  handler: 'office',
  handlerSince: at('2026-11-12T10:00:00'),
  with: ACTOR_WORDS.word('office'),
  band: 'middle',
  deadline: at('2026-11-27T23:59:59'),
  events: [],
  ...more,
});

it.each([
  ['Monday at eight', '2026-11-23T08:00:00', '2026-11-23'],
  ['Monday before eight: the week before', '2026-11-23T07:59:59', '2026-11-16'],
  ['Sunday night', '2026-11-29T23:59:59', '2026-11-23'],
  ['over the turn of the year', '2027-01-01T12:00:00', '2026-12-28'],
])('knows its week on %s', (_, clock, week) => {
  expect(weekOf(at(clock))).toBe(week);
  expect(weekBegins(week).getTime()).toBeLessThanOrEqual(at(clock).getTime());
});

it('says with whom, since when, where in the queue, by when and what happened', () => {
  const events = [
    { event: 'report', at: at('2026-11-19T10:00:00') },
    { event: 'create', at: at('2026-11-18T10:00:00') },
  ];

  expect(weekLines(facts({ events }), now).map(textOf)).toEqual([
    '“碳纤维缠绕”（KC2026-A-0032）',
    '形式审查，由开创专项办公室办理，自 2026-11-12 起，排在第 11 到 50 件之间',
    '承诺日期：2026-11-27',
    '最近七天：11-19 盖章上报',
  ]);
});

it('says how late a promise is, and whose date it is', () => {
  const late = weekLines(facts({ deadline: at('2026-11-20T23:59:59'), band: null }), now);
  expect(late.map(textOf).slice(1)).toEqual([
    '形式审查，由开创专项办公室办理，自 2026-11-12 起',
    '承诺日期：2026-11-20，已过 3 天',
    '最近七天：没有变化',
  ]);
  const mine = facts({ handler: 'applicant', status: 'returned', with: asWritten('沈知遥') });
  const own = weekLines(mine, now).map(textOf);
  expect(own[1]).toMatch(/^退回修改，由您办理，/);
  expect(own[2]).toBe('您的期限：2026-11-27');
  expect(weekLines(facts({ deadline: null }), now)).toHaveLength(3);
});

it.each([
  ['others have it', {}, true],
  ['mine, and months away', { handler: 'applicant', deadline: at('2027-06-30T23:59:59') }, false],
  ['mine, and near', { handler: 'applicant' }, true],
  [
    'mine, and something happened',
    {
      handler: 'applicant',
      deadline: null,
      events: [{ event: 'approve', at: at('2026-11-20T10:00:00') }],
    },
    true,
  ],
] as const)('is news where %s', (_, more, told) => {
  expect(isWeekNews(facts(more), now)).toBe(told);
});
