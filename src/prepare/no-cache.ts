/** In place of src/request/cache: nothing is kept from one reader to the next. */
export const remember = <T>(_key: string, ask: () => Promise<T>): Promise<T> => ask();

export const forgetAnswers = (): void => undefined;

/** Two pages that are drawn at the same moment each bring along what they asked. */
export const together = remember;
