/** Why a change is asked for, and what the unit and the office say of it. */
export const CHANGE_TEXT_MAX = 1000;
/** The name of whoever is to lead a project, and what the account is known by. */
export const SUCCESSOR_TEXT_MAX = 40;

/** What of a project that is carried out can be changed at its leader's request (项目变更). */
export const CHANGE_KINDS = ['extension', 'leader'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Where a request stands: with whoever is to lead the project, with the unit, with the office, or ended. */
export const CHANGE_STATES = [
  'successor',
  'unit',
  'office',
  'approved',
  'declined',
  'refused',
  'returned',
  'withdrawn',
  'lapsed',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export const CHANGE_EVENTS = [
  'ask',
  'withdraw',
  'agree',
  'refuse',
  'pass',
  'return',
  'approve',
  'decline',
  'lapse',
] as const;
export type ChangeEvent = (typeof CHANGE_EVENTS)[number];

/** States in which somebody has it in hand: one such request of a kind for a project. */
export const OPEN_CHANGES = ['successor', 'unit', 'office'] as const satisfies readonly ChangeState[];
export type OpenChangeState = (typeof OPEN_CHANGES)[number];
