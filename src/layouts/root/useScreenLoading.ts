import { useEffect } from 'react';
import { useModelDispatch } from '@/hooks/useModelDispatch';

/** Sets `loading` in the model `global` while the calling placeholder is mounted. */
export function useScreenLoading(): void {
  const dispatch = useModelDispatch();
  useEffect(() => {
    dispatch({ type: 'global/save', payload: { loading: true } });
    return () => {
      dispatch({ type: 'global/save', payload: { loading: false } });
    };
  }, [dispatch]);
}
