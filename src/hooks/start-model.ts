import { useCallback, useState } from 'react';
import { type InitialState, startState } from './initial-state';

type Next = InitialState | undefined | ((now: InitialState | undefined) => InitialState | undefined);

/**
 * In place of the model that Umi writes for the initial state: the start has learnt it before anything is drawn
 * (src/app.tsx), so the first picture is the page and not what stands in for it.
 */
export default function useStartModel() {
  const [initialState, setState] = useState(() => startState()?.initial);
  const setInitialState = useCallback(async (next: Next): Promise<void> => setState(next), []);
  return { initialState, setInitialState, loading: false, error: undefined };
}
