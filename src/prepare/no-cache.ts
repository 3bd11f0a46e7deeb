/** Replaces src/request/cache: nothing is kept from one reader to the next. */
export const remember = <T>(_key: string, ask: () => Promise<T>): Promise<T> => ask();

export const forgetAnswers = (): void => undefined;

/** Not shared: each of two pages rendered at the same moment needs its own answers. */
export const together = remember;
