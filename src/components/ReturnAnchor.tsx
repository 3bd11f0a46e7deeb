import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { queryOf } from '@/utils/list-queries';
import { Anchor, type AnchorProps } from './Anchor';

/** An item's address has its number; what one had open there is not where one comes back to. */
const isItem = (to: string): boolean => /^\/.+\/\d+(?:\/|$)/.test(to);

/** A link back to a list, which stands again as the reader left it. */
export function ReturnAnchor({ to, ...rest }: AnchorProps) {
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  // Prepared markup knows no reader: the first render is the bare address. On the list's own page it leads to the whole list.
  useEffect(() => setQuery(to === pathname || isItem(to) ? '' : queryOf(to)), [to, pathname]);
  return <Anchor to={to + query} {...rest} />;
}
