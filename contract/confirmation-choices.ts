/** What became of asking a member of the project to confirm what the form says of them. */
const ANSWER_STATES = ['waiting', 'confirmed', 'declined'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** The same as it is shown: nobody was asked yet, or what was confirmed has been changed since. */
export const CONFIRMATION_STATES = ['unasked', ...ANSWER_STATES, 'lapsed'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** Those of them in which it is the member's turn. */
export const WAITING_STATES = ['waiting', 'lapsed'] as const;

/** What keeps somebody who opened a request from answering it. */
export const CONFIRMATION_OBSTACLES = ['leader', 'uncertified', 'otherPerson', 'gone', 'filed'] as const;
export type ConfirmationObstacle = (typeof CONFIRMATION_OBSTACLES)[number];

/** Nobody is asked the same thing twice within this time. */
export const REMIND_AFTER_HOURS = 24;
export const DECLINE_REASON_MAX = 300;
