import { TRANSITIONS } from '@contract/rules/status-machine';
import { advisedEvent, isAdminEvent, questionOf } from './admin-events';

it('offers every transition of the office, and none of the applicant or the unit', () => {
  for (const { event, by } of TRANSITIONS) if (by.includes('office')) expect(isAdminEvent(event)).toBe(true);
  expect(isAdminEvent('submit')).toBe(false);
  expect(isAdminEvent('report')).toBe(false);
});

it('asks for a reason wherever the machine asks for one', () => {
  const hurtful = TRANSITIONS.filter(({ by, reason }) => by.includes('office') && reason);

  expect(hurtful.map(({ event }) => questionOf(event))).not.toContain('confirm');
  expect(questionOf('return')).toBe('return');
  expect(questionOf('accept')).toBe('confirm');
});

describe('the rules speak for', () => {
  const aVerdict = (verdict: 'passed' | 'failed' | 'warning') =>
    ({ verdict }) as Parameters<typeof advisedEvent>[1][number];

  it.each([
    ['taking up what keeps every rule', ['return', 'accept', 'reject'], ['passed', 'passed'], 'accept'],
    ['taking up what only has a warning', ['return', 'accept'], ['passed', 'warning'], 'accept'],
    ['sending back what breaks one', ['return', 'accept', 'reject'], ['passed', 'failed'], 'return'],
    ['nothing where every act sets back', ['reject', 'terminate'], ['passed'], undefined],
  ] as const)('%s', (_case, events, verdicts, advised) => {
    expect(advisedEvent(events, verdicts.map(aVerdict))).toBe(advised);
  });
});
