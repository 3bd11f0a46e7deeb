/**
 * The moment that a prepared page shows, in milliseconds by the clock of the service, until the app has taken it over;
 * then NaN.
 */
export const pageMoment = (): number => Number(document.documentElement.dataset['prepared']);
