import { useSelector } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import type { AccountState } from '@/models/account';
import type { BasicInfo } from '@/services/account';
import { useModelDispatch } from './useModelDispatch';
import { useSession } from './useSession';

export interface OwnInfo {
  /** Undefined while it is not known. */
  info: BasicInfo | undefined;
  error: Error | undefined;
  /** Reads it again, and with it the name and rights that the header shows. */
  reload: () => Promise<void>;
  /** Takes over what the answer to a write said. */
  keep: (info: BasicInfo) => void;
}

const isKnown = (info: AccountState['basicInfo']): info is BasicInfo => 'id' in info;

/** The own basic info, kept in the model `account`: every panel of the user area reads the same record. */
export function useBasicInfo(): OwnInfo {
  const dispatch = useModelDispatch();
  const { user, reload: reloadSession } = useSession();
  const stored = useSelector((store: { account: AccountState }) => store.account.basicInfo);
  const [error, setError] = useState<Error>();
  const login = user?.userName;
  const read = useCallback(async (): Promise<void> => {
    if (!login) return;
    setError(undefined);
    try {
      // dva answers an effect with a promise, which its type does not say.
      await dispatch({ type: 'account/basicInfo', payload: { login } });
    } catch (problem) {
      setError(problem as Error);
    }
  }, [dispatch, login]);
  useEffect(() => void read(), [read]);
  const info = isKnown(stored) && stored.login === login ? stored : undefined;
  return {
    info,
    error: info ? undefined : error,
    reload: async () => {
      await Promise.all([read(), reloadSession()]);
    },
    keep: (next) => void dispatch({ type: 'account/saveBasicInfo', payload: next }),
  };
}
