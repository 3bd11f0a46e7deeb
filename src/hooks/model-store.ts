import { getDvaApp } from '@umijs/max';
import type { BareEffectName, EffectResult, ReducerName, ReducerPayload } from '@/models/model-actions';

/** Saves something in the models from outside a component. */
export const tell = <T extends ReducerName>(type: T, payload: ReducerPayload<T>): void => {
  getDvaApp()._store.dispatch({ type, payload });
};

/** Runs an effect of a model that takes no payload. */
export const ask = <T extends BareEffectName>(type: T): Promise<EffectResult<T>> =>
  getDvaApp()._store.dispatch({ type });
