import { useEffect } from 'react';
import { useModelDispatch } from '@/hooks/useModelDispatch';

/** Says to the model `global` that a screen is on its way, for as long as the caller stands in for it. */
export function useScreenLoading(): void {
  const dispatch = useModelDispatch();
  useEffect(() => {
    dispatch({ type: 'global/save', payload: { loading: true } });
    return () => {
      dispatch({ type: 'global/save', payload: { loading: false } });
    };
  }, [dispatch]);
}
