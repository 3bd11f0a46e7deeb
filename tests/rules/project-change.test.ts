import { APPLICATION_EVENTS } from '@contract/enums';
import { CHANGE_EVENTS, CHANGE_KINDS, CHANGE_STATES } from '@contract/project-change-choices';
import {
  CHANGE_ACTORS,
  type ChangeAct,
  changeActs,
  FIRST_STATE,
  findChangeMove,
  isOpenChange,
  lapsesWith,
  mayEverChange,
} from '@contract/rules/project-change';

const ACTS = CHANGE_EVENTS.filter((event): event is ChangeAct => event !== 'ask');

/** The resulting state of each event from each state for each actor; anything not listed is refused. */
const TABLE: Record<string, string> = {
  'successor withdraw applicant': 'withdrawn',
  'successor agree successor': 'unit',
  'successor refuse successor': 'refused',
  'successor lapse system': 'lapsed',
  'unit withdraw applicant': 'withdrawn',
  'unit refuse successor': 'refused',
  'unit pass unit': 'office',
  'unit return unit': 'returned',
  'unit lapse system': 'lapsed',
  'office withdraw applicant': 'withdrawn',
  'office refuse successor': 'refused',
  'office approve office': 'approved',
  'office decline office': 'declined',
  'office lapse system': 'lapsed',
};

describe('a request for a change', () => {
  it.each(
    CHANGE_STATES.flatMap((state) =>
      ACTS.flatMap((act) => CHANGE_ACTORS.map((actor) => [state, act, actor] as const)),
    ),
  )('%s: %s by %s leads where the table says', (state, act, actor) => {
    expect(findChangeMove(state, act, [actor])?.to).toBe(TABLE[`${state} ${act} ${actor}`]);
  });

  it('has ended for good wherever it is not open', () => {
    const ended = CHANGE_STATES.filter((state) => !isOpenChange(state));

    expect(ended.flatMap((state) => changeActs(state, CHANGE_ACTORS))).toEqual([]);
    expect(ended).toEqual(['approved', 'declined', 'refused', 'returned', 'withdrawn', 'lapsed']);
  });

  it('asks for a reason of whoever sends it back or refuses it, and of nobody else', () => {
    const asking = ACTS.filter((act) =>
      CHANGE_STATES.some((state) => findChangeMove(state, act, CHANGE_ACTORS)?.reason),
    );

    expect(asking).toEqual(['refuse', 'return', 'decline']);
  });

  it('is no business of the unit to decide, nor of the office to audit', () => {
    expect(mayEverChange('approve', ['unit', 'applicant'])).toBe(false);
    expect(mayEverChange('pass', ['office', 'applicant'])).toBe(false);
    expect(mayEverChange('pass', ['unit'])).toBe(true);
  });

  it('begins with whoever is to lead, where somebody is', () => {
    expect(CHANGE_KINDS.map((kind) => FIRST_STATE[kind])).toEqual(['unit', 'successor']);
  });

  it.each([
    ['an extension of the first stage', { kind: 'extension', milestone: 'one' }, ['submit_stage_one']],
    ['an extension of the second stage', { kind: 'extension', milestone: 'two' }, ['submit_stage_two']],
    ['a change of the leader', { kind: 'leader', milestone: null }, []],
  ] as const)(
    'lapses, as %s, with its own result alone, and with the end of the project',
    (_, about, events) => {
      expect(APPLICATION_EVENTS.filter((event) => lapsesWith(about, event, false))).toEqual(events);
      expect(lapsesWith(about, 'terminate', true)).toBe(true);
    },
  );
});
