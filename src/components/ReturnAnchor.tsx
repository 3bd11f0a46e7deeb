import { useLocation } from '@umijs/max';
import { type ComponentProps, useEffect, useState } from 'react';
import { queryOf } from '@/utils/list-queries';
import { Anchor, type AnchorProps } from './Anchor';
import { ButtonLink } from './Button';

/**
 * The address of an item has its number: the query that its page was last opened with is not restored, unlike a list's.
 */
const isItem = (to: string): boolean => /^\/.+\/\d+(?:\/|$)/.test(to);

/** Whether the remembered query contains all that `to` asks for (`asked`), and possibly more. */
const isWithin = (seen: string, asked: string): boolean => {
  const query = new URLSearchParams(seen);
  return [...new URLSearchParams(asked)].every(([key, value]) => query.get(key) === value);
};

/** The address of a list, or of a part of it, as the reader left it in this tab. */
function useReturnAddress(to: string): string {
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const [list = to, asked = ''] = to.split('?');
  // Prepared markup is the same for every reader, so the first render links to the bare address. On the list's own page
  // it leads to the whole list.
  useEffect(() => setQuery(list === pathname || isItem(list) ? '' : queryOf(list)), [list, pathname]);
  return query && isWithin(query, asked) ? list + query : to;
}

/** A link back to a list, with the filters and page as the reader left them. */
export function ReturnAnchor({ to, ...rest }: AnchorProps) {
  return <Anchor to={useReturnAddress(to)} {...rest} />;
}

/** The same as a button, for pages on which the item was not found. */
export function ReturnButtonLink({ to, ...rest }: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink to={useReturnAddress(to)} {...rest} />;
}
