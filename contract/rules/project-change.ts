import type { Actor } from '@contract/enums';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import { type Word, wordTable } from '@contract/word';

/** What of a project that is carried out can be changed at its leader's request (项目变更). */
export const CHANGE_KINDS = ['extension'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Where a request stands: with the unit, with the office, or ended. */
export const CHANGE_STATES = [
  'unit',
  'office',
  'approved',
  'declined',
  'returned',
  'withdrawn',
  'lapsed',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export const CHANGE_EVENTS = ['ask', 'withdraw', 'pass', 'return', 'approve', 'decline', 'lapse'] as const;
export type ChangeEvent = (typeof CHANGE_EVENTS)[number];

/** What is done with a request that stands. */
export type ChangeAct = Exclude<ChangeEvent, 'ask'>;

export interface ChangeMove {
  event: ChangeAct;
  from: readonly ChangeState[];
  to: ChangeState;
  by: Actor;
  /** The act hurts somebody: why is asked for and kept. */
  reason?: true;
}

/** States in which somebody has it in hand: one such request of a kind for a project. */
export const OPEN_CHANGES = ['unit', 'office'] as const satisfies readonly ChangeState[];

/**
 * Every arrow, once. The unit audits and the office decides; until then its leader may take the request back. What the
 * project has no use for any more lapses by itself.
 */
export const CHANGE_MOVES: readonly ChangeMove[] = [
  { event: 'withdraw', from: OPEN_CHANGES, to: 'withdrawn', by: 'applicant' },
  { event: 'pass', from: ['unit'], to: 'office', by: 'unit' },
  { event: 'return', from: ['unit'], to: 'returned', by: 'unit', reason: true },
  { event: 'approve', from: ['office'], to: 'approved', by: 'office' },
  { event: 'decline', from: ['office'], to: 'declined', by: 'office', reason: true },
  { event: 'lapse', from: OPEN_CHANGES, to: 'lapsed', by: 'system' },
];

export const isOpenChange = (state: ChangeState): boolean => OPEN_CHANGES.some((open) => open === state);

/** The arrow of this event from here, if this actor has it. */
export const findChangeMove = (
  state: ChangeState,
  event: ChangeAct,
  actors: readonly Actor[],
): ChangeMove | undefined =>
  CHANGE_MOVES.find((move) => move.event === event && move.from.includes(state) && actors.includes(move.by));

/** What these actors may do with a request in this state. */
export const changeActs = (state: ChangeState, actors: readonly Actor[]): ChangeAct[] =>
  CHANGE_MOVES.filter(({ from, by }) => from.includes(state) && actors.includes(by)).map(
    ({ event }) => event,
  );

/** Does the table have this event for these actors in any state at all? */
export const mayEverChange = (event: ChangeAct, actors: readonly Actor[]): boolean =>
  CHANGE_MOVES.some((move) => move.event === event && actors.includes(move.by));

export const CHANGE_WORDS = wordTable('change', {
  extension_one: '阶段一成果延期',
  extension_two: '阶段二成果延期',
  unit: '待单位审核',
  office: '待管理方决定',
  approved: '已通过',
  declined: '不予通过',
  returned: '单位退回',
  withdrawn: '已撤回',
  lapsed: '已失效',
});

/** What is asked for, in a few words. */
export const changeWord = (milestone: Milestone): Word => CHANGE_WORDS.word(`extension_${milestone}`);

export const changeStateWord = (state: ChangeState): Word => CHANGE_WORDS.word(state);

/**
 * For which stages a request for more time is of no use any more, once this has happened to the project: the result is
 * handed in, or the project has ended.
 */
export const lapsesWith = (event: string, isEnded: boolean): readonly Milestone[] => {
  if (isEnded) return MILESTONES;
  return MILESTONES.filter((milestone) => event === `submit_stage_${milestone}`);
};
