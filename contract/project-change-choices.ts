/** Why a change is asked for, and what the unit and the office say of it. */
export const CHANGE_TEXT_MAX = 1000;
/** The name of whoever is to lead a project, and what the account is known by. */
export const SUCCESSOR_TEXT_MAX = 40;
