import { useDispatch } from '@umijs/max';
import { useEffect } from 'react';
import { useStart } from './useStart';

/** Keeps the model `user` in step with the session: whoever signs in or out, the store says the same, and keeps nothing of who left. */
export function useUserModel(): void {
  const { session } = useStart().state;
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch({ type: 'user/save', payload: { userInfo: session?.user ?? {} } });
    if (!session) dispatch({ type: 'account/saveBasicInfo', payload: {} });
  }, [session, dispatch]);
}
