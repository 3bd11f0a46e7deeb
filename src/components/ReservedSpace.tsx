import { useRef } from 'react';

/**
 * Marks a part of the page whose height is unknown until it has loaded: what follows it in the same box is hidden until
 * then, for a second at most, so that it appears where it will stay (base.css). Only for the first load: a later
 * refresh hides nothing that somebody is reading or has the focus in.
 */
export function ReservedSpace({ loading }: { loading: boolean }) {
  const hasCome = useRef(false);
  if (!loading) hasCome.current = true;
  return hasCome.current ? null : <span hidden data-reserved="" />;
}
