import { useSelector } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import type { AccountState } from '@/models/account';
import type { BasicInfo } from '@/services/account';
import { useModelDispatch } from './useModelDispatch';
import { useOnReturn } from './useOnReturn';
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

/** What others decide about a person: with it change the rights, and what the header offers. */
const standing = ({ unit, authentication }: BasicInfo): string => `${unit?.deptId} ${authentication}`;

/**
 * The own basic info, kept in the model `account`: every panel of the user area reads the same record. Where it stands
 * beside what others decide, it follows them (`follows`) when the reader comes back to the tab, as that does; a form
 * goes on with the record that it began with.
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
