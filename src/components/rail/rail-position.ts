import { type ApplicationStatus, STAGES, type Stage } from '@contract/enums';
import { stageOf } from '@contract/rules/status-machine';

/** The state of the project at its current tick. */
export type RailState = 'current' | 'returned' | 'stopped' | 'done';

export interface RailPosition {
  stage: Stage;
  state: RailState;
}

/** One that was taken back can be filed again, so it stands where a draft stands. */
const STATES: Partial<Record<ApplicationStatus, RailState>> = {
  returned: 'returned',
  rejected: 'stopped',
  not_funded: 'stopped',
  terminated: 'stopped',
  closed: 'done',
};

/** Where an application stands on the rail; `returnedFrom` tells which side sent it back. */
export const railPosition = (
  status: ApplicationStatus,
  returnedFrom?: ApplicationStatus | null,
): RailPosition => ({ stage: stageOf(status, returnedFrom), state: STATES[status] ?? 'current' });

export type TickState = RailState | 'ahead';

export interface Tick {
  stage: Stage;
  state: TickState;
  here: boolean;
  /** Keeps its words when the rail folds up on a phone: three ticks around the current one. */
  near: boolean;
}

export function railTicks({ stage, state }: RailPosition): Tick[] {
  const here = STAGES.indexOf(stage);
  const middle = Math.min(Math.max(here, 1), STAGES.length - 2);
  return STAGES.map((each, index) => ({
    stage: each,
    state: index < here ? 'done' : index === here ? state : 'ahead',
    here: index === here,
    near: Math.abs(index - middle) <= 1,
  }));
}
