/** How a project member answered the request to confirm what the form says about them. */
const ANSWER_STATES = ['waiting', 'confirmed', 'declined'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** The states as shown: also `unasked` (no request yet) and `lapsed` (what was confirmed has changed since). */
export const CONFIRMATION_STATES = ['unasked', ...ANSWER_STATES, 'lapsed'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** The states in which the member has to answer. */
export const WAITING_STATES = ['waiting', 'lapsed'] as const;

/** What prevents a person who opened a request from answering it. */
export const CONFIRMATION_OBSTACLES = ['leader', 'uncertified', 'otherPerson', 'gone', 'filed'] as const;
export type ConfirmationObstacle = (typeof CONFIRMATION_OBSTACLES)[number];

/** Minimum time between two reminders of the same request. */
export const REMIND_AFTER_HOURS = 24;
export const DECLINE_REASON_MAX = 300;
