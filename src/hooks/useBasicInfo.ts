import { useSelector } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import type { AccountState } from '@/models/account';
import type { BasicInfo } from '@/services/account';
import { useModelDispatch } from './useModelDispatch';
import { useOnReturn } from './useOnReturn';
import { useSession } from './useSession';

export interface OwnInfo {
  /** Undefined until it is loaded. */
  info: BasicInfo | undefined;
  error: Error | undefined;
  /** Reads it again, together with the name and the rights that the header shows. */
  reload: () => Promise<void>;
  /** Stores the record that the answer to a write contains. */
  keep: (info: BasicInfo) => void;
}

const isKnown = (info: AccountState['basicInfo']): info is BasicInfo => 'id' in info;

/** The part of the record that others decide: when it changes, the rights and the header change too. */
const standing = ({ unit, authentication }: BasicInfo): string => `${unit?.deptId} ${authentication}`;

/**
 * The reader's own basic info, kept in the model `account`, so that every panel of the user area reads the same record.
 * With `follows` it is read again when the reader comes back to the tab, because others decide part of it; a form keeps
 * the record that it began with.
 */
export function useBasicInfo(follows = false): OwnInfo {
  const dispatch = useModelDispatch();
  const { user, reload: reloadSession } = useSession();
  const stored = useSelector((store: { account: AccountState }) => store.account.basicInfo);
  const [error, setError] = useState<Error>();
  const login = user?.userName;
  const read = useCallback(async (): Promise<BasicInfo | null> => {
    if (!login) return null;
    setError(undefined);
    try {
      // dva answers an effect with a promise, which its type does not say.
      return (await dispatch({ type: 'account/basicInfo', payload: { login } })) as unknown as BasicInfo;
    } catch (problem) {
      setError(problem as Error);
      return null;
    }
  }, [dispatch, login]);
  useEffect(() => void read(), [read]);
  const info = isKnown(stored) && stored.login === login ? stored : undefined;
  useOnReturn(async () => {
    const next = await read();
    if (next && info && standing(next) !== standing(info)) await reloadSession();
  }, follows);
  return {
    info,
    error: info ? undefined : error,
    reload: async () => {
      await Promise.all([read(), reloadSession()]);
    },
    keep: (next) => void dispatch({ type: 'account/saveBasicInfo', payload: next }),
  };
}
