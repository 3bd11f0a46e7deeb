/** How often an open form says that somebody is at it, and after how long without a sign nobody is. */
export const PRESENCE_EVERY_SECONDS = 30;
export const PRESENCE_LASTS_SECONDS = 90;
