import { ACTORS } from '@contract/enums';
import {
  type ChangeEvent,
  type ChangeKind,
  type ChangeState,
  OPEN_CHANGES,
  type OpenChangeState,
} from '@contract/project-change-choices';
import type { Milestone } from '@contract/result-choices';
import { type Word, wordTable } from '@contract/word';

/** Everybody involved in a change request: the actors of an application, and the proposed leader (拟任负责人). */
export const CHANGE_ACTORS = [...ACTORS, 'successor'] as const;
export type ChangeActor = (typeof CHANGE_ACTORS)[number];

/** Who may make a request: the leader, or the unit for a leader who can no longer act. */
const CHANGE_ASKERS = ['applicant', 'unit'] as const satisfies readonly ChangeActor[];
export type ChangeAsker = (typeof CHANGE_ASKERS)[number];

/** What can happen to an existing request. */
export type ChangeAct = Exclude<ChangeEvent, 'ask'>;

export interface ChangeMove {
  event: ChangeAct;
  from: readonly ChangeState[];
  to: ChangeState;
  by: ChangeActor;
  /** It disappoints somebody, so a reason is required and stored. */
  reason?: true;
}

/**
 * State in which a request starts; a change of the leader starts with the proposed person, because nobody becomes
 * leader without agreeing first.
 */
export const FIRST_STATE: Record<ChangeKind, OpenChangeState> = { extension: 'unit', leader: 'successor' };

/**
 * Every transition, once. The unit audits and the office decides; until then the applicant may withdraw the request,
 * and the proposed leader may refuse even after agreeing. A request that has become pointless lapses by itself.
 */
export const CHANGE_MOVES: readonly ChangeMove[] = [
  { event: 'withdraw', from: OPEN_CHANGES, to: 'withdrawn', by: 'applicant' },
  { event: 'agree', from: ['successor'], to: 'unit', by: 'successor' },
  { event: 'refuse', from: OPEN_CHANGES, to: 'refused', by: 'successor', reason: true },
  { event: 'pass', from: ['unit'], to: 'office', by: 'unit' },
  { event: 'return', from: ['unit'], to: 'returned', by: 'unit', reason: true },
  { event: 'approve', from: ['office'], to: 'approved', by: 'office' },
  { event: 'decline', from: ['office'], to: 'declined', by: 'office', reason: true },
  { event: 'lapse', from: OPEN_CHANGES, to: 'lapsed', by: 'system' },
];

export const isOpenChange = (state: ChangeState): boolean => OPEN_CHANGES.some((open) => open === state);

/** The transition of this event from here, if this actor has it. */
export const findChangeMove = (
  state: ChangeState,
  event: ChangeAct,
  actors: readonly ChangeActor[],
): ChangeMove | undefined =>
  CHANGE_MOVES.find((move) => move.event === event && move.from.includes(state) && actors.includes(move.by));

/** What these actors may do with a request in this state. */
export const changeActs = (state: ChangeState, actors: readonly ChangeActor[]): ChangeAct[] =>
  CHANGE_MOVES.filter(({ from, by }) => from.includes(state) && actors.includes(by)).map(
    ({ event }) => event,
  );

/** Whether these actors may start this event in any state at all. */
export const mayEverChange = (event: ChangeAct, actors: readonly ChangeActor[]): boolean =>
  CHANGE_MOVES.some((move) => move.event === event && actors.includes(move.by));

/** Events that advance a change of the leader; at each of them the proposed person must still be eligible. */
export const needsSuccessor = (event: ChangeAct): boolean =>
  event === 'agree' || event === 'pass' || event === 'approve';

export const CHANGE_WORDS = wordTable('change', {
  extension_one: '阶段一成果延期',
  extension_two: '阶段二成果延期',
  leader: '项目负责人变更',
  successor: '待拟任负责人同意',
  unit: '待单位审核',
  office: '待管理方决定',
  approved: '已通过',
  declined: '不予通过',
  refused: '拟任负责人不同意',
  returned: '单位退回',
  withdrawn: '已撤回',
  lapsed: '已失效',
});

/** What a change request is about. */
export interface ChangeSubject {
  kind: ChangeKind;
  /** The stage, for an extension; null otherwise. */
  milestone: Milestone | null;
}

/** A short description of the request. */
export const changeWord = ({ kind, milestone }: ChangeSubject): Word =>
  CHANGE_WORDS.word(kind === 'leader' ? 'leader' : `extension_${milestone ?? 'one'}`);

export const changeStateWord = (state: ChangeState): Word => CHANGE_WORDS.word(state);

/**
 * Whether a request is of no use any more once this has happened to the project: the result that more time is asked for
 * is handed in, or the project has ended.
 */
export const lapsesWith = ({ milestone }: ChangeSubject, event: string, isEnded: boolean): boolean =>
  isEnded || (milestone !== null && event === `submit_stage_${milestone}`);
