import { TRANSITIONS } from '@contract/rules/status-machine';
import { isAdminEvent, questionOf } from './admin-events';

it('offers every arrow of the office, and none of the applicant or the unit', () => {
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
