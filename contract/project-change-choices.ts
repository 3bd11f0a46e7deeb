/** Longest reason for a change request, and longest opinion of the unit or the office on it. */
export const CHANGE_TEXT_MAX = 1000;
/** Longest name of the proposed leader, and longest user name or telephone number that identifies the account. */
export const SUCCESSOR_TEXT_MAX = 40;

/** What the leader can request to change while a project is carried out (项目变更). */
export const CHANGE_KINDS = ['extension', 'leader'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** State of a change request: with the proposed leader, with the unit, with the office, or how it ended. */
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

/** States of a request that is not decided yet; a project can have only one such request of each kind. */
export const OPEN_CHANGES = ['successor', 'unit', 'office'] as const satisfies readonly ChangeState[];
export type OpenChangeState = (typeof OPEN_CHANGES)[number];
