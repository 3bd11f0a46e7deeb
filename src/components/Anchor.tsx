import { Link } from '@umijs/max';
import type { AnchorHTMLAttributes } from 'react';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the app or another query of this one, an in-page `#id`, or an address elsewhere. */
  to: string;
}

const insideApp = (to: string): boolean => /^(?:\/(?![/\\])|\?)/.test(to);

/** A link that stays inside the app where it can; downloads and other addresses go through the browser. */
export function Anchor({ to, ...rest }: AnchorProps) {
  if (insideApp(to) && rest.download === undefined && rest.target === undefined) {
    return <Link to={to} {...rest} />;
  }
  return <a href={to} {...rest} />;
}
