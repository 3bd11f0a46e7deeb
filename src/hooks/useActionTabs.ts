import { useSearchParams, useSelector } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { AccountState, ActionTabs } from '@/models/account';
import { useModelDispatch } from './useModelDispatch';

const readTabs = (search: URLSearchParams): ActionTabs => {
  const { tab: key = '', ...params } = Object.fromEntries(search);
  return { key, params };
};

const addressOf = ({ key, params }: ActionTabs): string =>
  new URLSearchParams({ ...(key ? { tab: key } : {}), ...params }).toString();

/**
 * The open tab. The address is the source of truth, so that Back and sharing work; `actionTabs` in the model follows
 * it, and a change of `actionTabs` changes the address.
 */
export function useActionTabs(): ActionTabs {
  const dispatch = useModelDispatch();
  const [search, setSearch] = useSearchParams();
  const kept = useSelector((store: { account: AccountState }) => store.account.actionTabs);
  const address = search.toString();
  const keptAddress = addressOf(kept);
  // Tabs that this page has written to the model and that have not come back yet, so that they do not change the
  // address.
  const own = useRef<string[]>([]);
  const seen = useRef(keptAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model is told when the address changes, not when the model does
  useEffect(() => {
    const tabs = readTabs(new URLSearchParams(address));
    if (addressOf(tabs) !== keptAddress) own.current.push(addressOf(tabs));
    dispatch({ type: 'account/setActionTabs', payload: tabs });
  }, [address, dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address must not be answered by the old model
  useEffect(() => {
    if (seen.current === keptAddress) return;
    seen.current = keptAddress;
    const at = own.current.indexOf(keptAddress);
    own.current.splice(0, at + 1);
    if (at < 0 && keptAddress !== addressOf(readTabs(search))) setSearch(keptAddress);
  }, [keptAddress]);
  return readTabs(search);
}
