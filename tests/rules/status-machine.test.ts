import { ACTORS, APPLICATION_EVENTS, APPLICATION_STATUSES, type ApplicationStatus } from '@contract/enums';
import { EVENT_LABELS, STATUS_LABELS } from '@contract/rules/status-labels';
import {
  EDITABLE,
  eventsFor,
  findTransition,
  handlerAfter,
  handlerOf,
  mayEver,
  stageOf,
  TERMINAL,
  TRANSITIONS,
  WAITING_GUARDS,
} from '@contract/rules/status-machine';
import fc from 'fast-check';

const reachable = (from: ApplicationStatus): Set<ApplicationStatus> => {
  const seen = new Set([from]);
  for (const status of seen)
    for (const { from: sources, to } of TRANSITIONS) if (sources.includes(status)) seen.add(to);
  return seen;
};

test('every status can be reached from a draft', () => {
  expect([...reachable('draft')].sort()).toEqual([...APPLICATION_STATUSES].sort());
});

test('every status leads to an end, and nothing leaves an end', () => {
  for (const status of APPLICATION_STATUSES) {
    const ends = [...reachable(status)].filter((reached) => TERMINAL.includes(reached));
    expect([status, ends.length > 0]).toEqual([status, true]);
    if (TERMINAL.includes(status)) expect(eventsFor(status, ACTORS)).toEqual([]);
  }
});

test('one event of one actor leads from a status to exactly one other', () => {
  for (const status of APPLICATION_STATUSES)
    for (const event of APPLICATION_EVENTS)
      for (const actor of ACTORS) {
        const transitions = TRANSITIONS.filter(
          (t) => t.event === event && t.from.includes(status) && t.by.includes(actor),
        );
        expect(transitions.length).toBeLessThanOrEqual(1);
      }
});

// The table of the machine, row by row (req:forms-status-machine).
test.each<
  [ApplicationStatus, (typeof APPLICATION_EVENTS)[number], (typeof ACTORS)[number], ApplicationStatus]
>([
  ['draft', 'submit', 'applicant', 'submitted'],
  ['returned', 'submit', 'applicant', 'submitted'],
  ['submitted', 'withdraw', 'applicant', 'withdrawn'],
  ['unit_review', 'withdraw', 'applicant', 'withdrawn'],
  ['withdrawn', 'reopen', 'applicant', 'draft'],
  ['submitted', 'start_audit', 'unit', 'unit_review'],
  ['unit_review', 'endorse', 'unit', 'unit_review'],
  ['unit_review', 'report', 'unit', 'formal_check'],
  ['unit_review', 'report', 'system', 'formal_check'],
  ['unit_review', 'return', 'unit', 'returned'],
  ['formal_check', 'return', 'office', 'returned'],
  ['returned', 'expire', 'system', 'rejected'],
  ['formal_check', 'accept', 'office', 'expert_review'],
  ['formal_check', 'reject', 'office', 'rejected'],
  ['expert_review', 'propose', 'office', 'publicity'],
  ['expert_review', 'decline', 'office', 'not_funded'],
  ['publicity', 'approve', 'system', 'approved'],
  ['publicity', 'object', 'office', 'expert_review'],
  ['approved', 'submit_stage_one', 'applicant', 'stage_one'],
  ['stage_one', 'pass_stage_one', 'office', 'stage_one'],
  ['stage_one', 'return_stage_one', 'office', 'stage_one'],
  ['stage_one', 'submit_stage_two', 'applicant', 'stage_two'],
  ['stage_two', 'pass_stage_two', 'office', 'closed'],
  ['stage_two', 'return_stage_two', 'office', 'stage_two'],
  ['approved', 'terminate', 'office', 'terminated'],
  ['stage_one', 'terminate', 'office', 'terminated'],
  ['stage_two', 'terminate', 'office', 'terminated'],
])('%s: %s by %s leads to %s', (from, event, actor, to) => {
  expect(findTransition(from, event, actor)?.to).toBe(to);
});

test('nobody moves an application with somebody else’s transition', () => {
  expect(findTransition('submitted', 'start_audit', 'applicant')).toBeUndefined();
  expect(findTransition('formal_check', 'accept', 'unit')).toBeUndefined();
  expect(findTransition('unit_review', 'return', 'office')).toBeUndefined();
  expect(mayEver('accept', ['applicant', 'unit'])).toBe(false);
  expect(mayEver('return', ['unit'])).toBe(true);
});

test('2,000 random sequences of events stay on the transitions of the table', () => {
  const step = fc.tuple(fc.constantFrom(...APPLICATION_EVENTS), fc.constantFrom(...ACTORS));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let status: ApplicationStatus = 'draft';
      for (const [event, actor] of steps) {
        const transition = findTransition(status, event, actor);
        if (!transition) continue;
        expect(TERMINAL).not.toContain(status);
        expect(eventsFor(status, [actor])).toContain(event);
        status = transition.to;
        expect(APPLICATION_STATUSES).toContain(status);
        expect(handlerAfter(event, status) === null).toBe(TERMINAL.includes(status));
      }
    }),
    { numRuns: 2000 },
  );
});

test('whoever has to act next has something he can do', () => {
  for (const status of APPLICATION_STATUSES) {
    const handler = handlerOf(status);
    if (handler) expect([status, eventsFor(status, [handler]).length > 0]).toEqual([status, true]);
  }
  expect(EDITABLE.every((status) => handlerOf(status) === 'applicant')).toBe(true);
});

test('what the unit has stamped for an uncertified leader is that leader’s turn', () => {
  expect(handlerAfter('endorse', 'unit_review')).toBe('applicant');
  expect(handlerAfter('start_audit', 'unit_review')).toBe('unit');
});

test('after a decision on a stage it is the applicant’s turn, after a submission the office’s', () => {
  expect(handlerAfter('return_stage_one', 'stage_one')).toBe('applicant');
  expect(handlerAfter('pass_stage_one', 'stage_one')).toBe('applicant');
  expect(handlerAfter('submit_stage_one', 'stage_one')).toBe('office');
  expect(handlerAfter('pass_stage_two', 'closed')).toBeNull();
});

test('a returned application stands where it was sent back from', () => {
  expect(stageOf('returned', 'unit_review')).toBe('unit_review');
  expect(stageOf('returned', 'formal_check')).toBe('formal_check');
});

test('acts that hurt somebody ask for a reason', () => {
  const asking = new Set(TRANSITIONS.filter(({ reason }) => reason).map(({ event }) => event));
  expect([...asking].sort()).toEqual([
    'decline',
    'object',
    'reject',
    'return',
    'return_stage_one',
    'return_stage_two',
    'terminate',
  ]);
});

test('forwarding waits for the certification, a decision for the experts, and an approval for the end of the publicity', () => {
  const waiting = TRANSITIONS.filter(({ guards }) => guards?.some((guard) => WAITING_GUARDS.includes(guard)));
  expect(waiting.map(({ event, guards }) => [event, guards])).toEqual([
    ['report', ['sealed_sheet', 'leader_certified']],
    ['propose', ['review_finished']],
    ['decline', ['review_finished']],
    ['approve', ['publicity_over']],
  ]);
});

test('every status and event has its Chinese words', () => {
  expect(Object.keys(STATUS_LABELS).sort()).toEqual([...APPLICATION_STATUSES].sort());
  expect(Object.keys(EVENT_LABELS).sort()).toEqual([...APPLICATION_EVENTS].sort());
});
