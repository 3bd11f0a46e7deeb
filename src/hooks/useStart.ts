import { useModel } from '@umijs/max';
import type { InitialState } from './initial-state';

export interface Start {
  state: InitialState;
  /** Replaces what is known of the person or the site. */
  update: (change: Partial<InitialState>) => Promise<void>;
}

/** What was loaded before the first render. Nothing renders without it, so it is always there. */
export function useStart(): Start {
  const { initialState, setInitialState } = useModel('@@initialState');
  if (!initialState) throw new Error('Rendered before the initial state has loaded.');
  return {
    state: initialState,
    update: (change) => setInitialState((state) => state && { ...state, ...change }),
  };
}
