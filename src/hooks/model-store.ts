import { getDvaApp } from '@umijs/max';

/** Saves something in the models from outside a component. */
export const tell = (type: string, payload: unknown): void => {
  getDvaApp()._store.dispatch({ type, payload });
};

/** Runs an effect of the models. dva answers it with a promise, which its type does not say. */
export const ask = <T>(type: string, payload?: unknown): Promise<T> =>
  getDvaApp()._store.dispatch({ type, payload });
