const shown = Number(document.documentElement.dataset['prepared']);

/** The moment that the prepared page shows, in milliseconds by the clock of the service: it is taken over as of then. */
export const pageMoment = (): number => shown;
