/**
 * Seconds between two signs of presence from an open form; without a sign for the second time, a person counts as gone.
 */
export const PRESENCE_EVERY_SECONDS = 30;
export const PRESENCE_LASTS_SECONDS = 90;
