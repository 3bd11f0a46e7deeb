import { PAGE_SIZE } from '@contract/limits';
import { history } from '@umijs/max';
import { useEffect } from 'react';

/**
 * Rows went away, or the address was typed: the last page there is takes the place of the one that is not. True
 * meanwhile. `total` is undefined while it is not known.
 */
export function useLastPage(
  page: number,
  total: number | undefined,
  addressOf: (page: number) => string,
): boolean {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / PAGE_SIZE));
  const address = page > last ? addressOf(last) : null;
  useEffect(() => {
    if (address !== null) history.replace(address);
  }, [address]);
  return address !== null;
}
