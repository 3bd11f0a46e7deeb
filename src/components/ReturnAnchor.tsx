import { useLocation } from '@umijs/max';
import { type ComponentProps, useEffect, useState } from 'react';
import { queryOf } from '@/utils/list-queries';
import { Anchor, type AnchorProps } from './Anchor';
import { ButtonLink } from './Button';

/** An item's address has its number; what one had open there is not where one comes back to. */
const isItem = (to: string): boolean => /^\/.+\/\d+(?:\/|$)/.test(to);

/** What was seen there is a part of what `to` asks for: all that it asks for, and more. */
const isWithin = (seen: string, asked: string): boolean => {
  const query = new URLSearchParams(seen);
  return [...new URLSearchParams(asked)].every(([key, value]) => query.get(key) === value);
};

/** The address of a list, or of a part of it, as the reader left it in this tab. */
function useReturnAddress(to: string): string {
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const [list = to, asked = ''] = to.split('?');
  // Prepared markup knows no reader: the first render is the bare address. On the list's own page it leads to the whole list.
  useEffect(() => setQuery(list === pathname || isItem(list) ? '' : queryOf(list)), [list, pathname]);
  return query && isWithin(query, asked) ? list + query : to;
}

/** A link back to a list, which stands again as the reader left it. */
export function ReturnAnchor({ to, ...rest }: AnchorProps) {
  return <Anchor to={useReturnAddress(to)} {...rest} />;
}

/** The same as a button, where what was looked for is not there. */
export function ReturnButtonLink({ to, ...rest }: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink to={useReturnAddress(to)} {...rest} />;
}
