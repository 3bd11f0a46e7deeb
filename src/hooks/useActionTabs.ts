import { useDispatch, useSearchParams, useSelector } from '@umijs/max';
import { useEffect } from 'react';
import type { AccountState, ActionTabs } from '@/models/account';

const readTabs = (search: URLSearchParams): ActionTabs => {
  const { tab: key = '', ...params } = Object.fromEntries(search);
  return { key, params };
};

const addressOf = ({ key, params }: ActionTabs): string =>
  new URLSearchParams({ ...(key ? { tab: key } : {}), ...params }).toString();

/**
 * The open tab. The address is the truth, so that Back and sharing work; `actionTabs` of the model follows it, and
 * whoever sets `actionTabs` instead is followed by the address.
 */
export function useActionTabs(): ActionTabs {
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const kept = useSelector((store: { account: AccountState }) => store.account.actionTabs);
  const address = search.toString();
  const keptAddress = addressOf(kept);
  useEffect(() => {
    dispatch({ type: 'account/setActionTabs', payload: readTabs(new URLSearchParams(address)) });
  }, [address, dispatch]);
  // Only a change of the model that the address did not bring about leads anywhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address must not be answered by the old model
  useEffect(() => {
    if (keptAddress !== '' && keptAddress !== addressOf(readTabs(search))) setSearch(keptAddress);
  }, [keptAddress]);
  return readTabs(search);
}
