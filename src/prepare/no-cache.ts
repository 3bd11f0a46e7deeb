/** In place of src/request/cache: nothing is kept from one reader to the next. */
export const remember = <T>(_key: string, ask: () => Promise<T>): Promise<T> => ask();

export const forgetAnswers = (): void => undefined;
