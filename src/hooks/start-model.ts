import { useCallback, useState } from 'react';
import { type InitialState, startState } from './initial-state';

type Next = InitialState | undefined | ((now: InitialState | undefined) => InitialState | undefined);

/**
 * Replaces the model that Umi generates for the initial state: the start has loaded it before anything is rendered
 * (src/app.tsx), so the first render is the page and not a placeholder.
 */
export default function useStartModel() {
  const [initialState, setState] = useState(() => startState()?.initial);
  const setInitialState = useCallback(async (next: Next): Promise<void> => setState(next), []);
  return { initialState, setInitialState, loading: false, error: undefined };
}
