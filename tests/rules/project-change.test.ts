import { ACTORS } from '@contract/enums';
import { MILESTONES } from '@contract/result-choices';
import {
  CHANGE_EVENTS,
  CHANGE_STATES,
  type ChangeAct,
  changeActs,
  findChangeMove,
  isOpenChange,
  lapsesWith,
  mayEverChange,
} from '@contract/rules/project-change';
import { EVENTS } from '@contract/rules/status-machine';

const ACTS = CHANGE_EVENTS.filter((event): event is ChangeAct => event !== 'ask');

/** Where each act leads from each state, for whom it is; everything that is not here is refused. */
const TABLE: Record<string, string> = {
  'unit withdraw applicant': 'withdrawn',
  'unit pass unit': 'office',
  'unit return unit': 'returned',
  'unit lapse system': 'lapsed',
  'office withdraw applicant': 'withdrawn',
  'office approve office': 'approved',
  'office decline office': 'declined',
  'office lapse system': 'lapsed',
};

describe('a request for a change', () => {
  it.each(
    CHANGE_STATES.flatMap((state) =>
      ACTS.flatMap((act) => ACTORS.map((actor) => [state, act, actor] as const)),
    ),
  )('%s: %s by %s leads where the table says', (state, act, actor) => {
    expect(findChangeMove(state, act, [actor])?.to).toBe(TABLE[`${state} ${act} ${actor}`]);
  });

  it('has ended for good wherever it is not open', () => {
    const ended = CHANGE_STATES.filter((state) => !isOpenChange(state));

    expect(ended.flatMap((state) => changeActs(state, ACTORS))).toEqual([]);
    expect(ended).toEqual(['approved', 'declined', 'returned', 'withdrawn', 'lapsed']);
  });

  it('asks for a reason of whoever sends it back or refuses it, and of nobody else', () => {
    const asking = ACTS.filter((act) =>
      CHANGE_STATES.some((state) => findChangeMove(state, act, ACTORS)?.reason),
    );

    expect(asking).toEqual(['return', 'decline']);
  });

  it('is no business of the unit to decide, nor of the office to audit', () => {
    expect(mayEverChange('approve', ['unit', 'applicant'])).toBe(false);
    expect(mayEverChange('pass', ['office', 'applicant'])).toBe(false);
    expect(mayEverChange('pass', ['unit'])).toBe(true);
  });

  it('lapses when its result is handed in, and whatever it is about when the project ends', () => {
    const lapses = Object.fromEntries(EVENTS.map((event) => [event, lapsesWith(event, false)]));

    expect(lapses).toMatchObject({ submit_stage_one: ['one'], submit_stage_two: ['two'] });
    expect(Object.values(lapses).flat()).toHaveLength(2);
    expect(lapsesWith('terminate', true)).toEqual(MILESTONES);
  });
});
