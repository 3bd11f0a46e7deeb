/** Why a change is asked for, and what the unit and the office say of it. */
export const CHANGE_TEXT_MAX = 1000;
