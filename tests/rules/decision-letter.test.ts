import type { ApplicationStatus } from '@contract/enums';
import { DECIDING, isDecided, LETTER_OF, letterDay, letterStanding } from '@contract/rules/decision-letter';
import { TRANSITIONS } from '@contract/rules/status-machine';

const later = (...steps: [event: string, to: ApplicationStatus][]) =>
  steps.map(([event, to], index) => ({ event, to, at: index + 1 }));
const CURRENT = { state: 'current', at: null, by: null };

describe('a letter', () => {
  it('is written for every transition that ends the story or begins a project, and for a stage that is passed', () => {
    const ends = TRANSITIONS.filter(({ to }) =>
      ['approved', 'rejected', 'not_funded', 'closed', 'terminated'].includes(to),
    ).map(({ event }) => event);

    expect(new Set(DECIDING)).toEqual(new Set([...ends, 'pass_stage_one']));
  });

  it('is there in every status that such a transition leads to', () => {
    const reached = TRANSITIONS.filter(({ event }) => LETTER_OF[event]).map(({ to }) => to);

    expect(reached.filter((status) => !isDecided(status))).toEqual([]);
    expect(
      ['draft', 'formal_check', 'publicity'].some((status) => isDecided(status as ApplicationStatus)),
    ).toBe(false);
  });

  const standings: [what: string, standing: ReturnType<typeof letterStanding<number>>, expected: object][] = [
    ['with nothing after it holds', letterStanding('approved', []), CURRENT],
    [
      'of a project that is carried out and closed holds',
      letterStanding(
        'approved',
        later(
          ['submit_stage_one', 'stage_one'],
          ['pass_stage_one', 'stage_one'],
          ['pass_stage_two', 'closed'],
        ),
      ),
      CURRENT,
    ],
    [
      'of a project that was terminated gave way to the letter about that',
      letterStanding('approved', later(['terminate', 'terminated'])),
      { state: 'replaced', at: 1, by: 'terminated' },
    ],
    [
      'whose decision is open again after an objection is taken back',
      letterStanding('approved', later(['object', 'expert_review'])),
      { state: 'withdrawn', at: 1, by: null },
    ],
    [
      'gives way to what was decided in the end, not to what lay between',
      letterStanding(
        'not_funded',
        later(['object', 'expert_review'], ['propose', 'publicity'], ['approve', 'approved']),
      ),
      { state: 'replaced', at: 3, by: 'approved' },
    ],
    [
      'of the same decision once more gives way to the later one',
      letterStanding('not_funded', later(['object', 'expert_review'], ['decline', 'not_funded'])),
      { state: 'replaced', at: 2, by: 'not_funded' },
    ],
    [
      'about a stage holds, whatever becomes of the project',
      letterStanding('stage_one', later(['submit_stage_two', 'stage_two'], ['terminate', 'terminated'])),
      CURRENT,
    ],
    [
      'about a stage that was sent back after all does not',
      letterStanding('stage_one', later(['return_stage_one', 'stage_one'])),
      { state: 'withdrawn', at: 1, by: null },
    ],
  ];
  it.each(standings)('%s', (_, standing, expected) => {
    expect(standing).toEqual(expected);
  });
});

test('its day is written as an office writes it', () => {
  expect(letterDay('2026-06-05')).toBe('2026 年 6 月 5 日');
});
