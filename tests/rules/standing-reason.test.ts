import type { ApplicationStatus } from '@contract/enums';
import { asksWhy, standingReason } from '@contract/rules/standing-reason';
import { CERTIFIED_EVENT } from '@contract/rules/status-labels';
import { TRANSITIONS } from '@contract/rules/status-machine';

const row = (event: string, to: ApplicationStatus, reason: string | null = null) => ({ event, to, reason });

test.each(TRANSITIONS.filter(({ reason }) => reason).map(({ event, to }) => [event, to] as const))(
  'what was given as the reason of %s is why it stands at %s',
  (event, to) => {
    const history = [row(event, to, '材料不属实'), row('submit', 'submitted')];

    expect(asksWhy(to)).toBe(true);
    expect(standingReason(history, to)?.reason).toBe('材料不属实');
  },
);

test.each<[string, ReturnType<typeof row>[], ApplicationStatus, string | null]>([
  ['a term that ran out', [row('expire', 'rejected'), row('return', 'returned', '旧')], 'rejected', 'expire'],
  [
    'what is noted besides the transitions does not hide the act',
    [row(CERTIFIED_EVENT, 'returned'), row('return', 'returned', '理由')],
    'returned',
    'return',
  ],
  [
    'a reason counts no longer once something else has happened',
    [row('submit_stage_one', 'stage_one'), row('return_stage_one', 'stage_one', '旧')],
    'stage_one',
    null,
  ],
  ['an act that asks for none', [row('pass_stage_two', 'closed')], 'closed', null],
  ['a history that is older than the status', [row('reject', 'rejected', '理由')], 'draft', null],
  ['no history', [], 'rejected', null],
])('%s', (_, history, status, event) => {
  expect(standingReason(history, status)?.event ?? null).toBe(event);
});

test.each(['draft', 'submitted', 'unit_review', 'formal_check', 'approved', 'closed', 'withdrawn'] as const)(
  'nobody is asked why it is %s',
  (status) => expect(asksWhy(status)).toBe(false),
);
