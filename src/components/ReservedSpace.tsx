import { useRef } from 'react';

/**
 * Stands for a part of the page whose height nobody knows before it is there: what follows it in the same box is held
 * unseen until it has come, for a second at most, and appears where it stays (base.css). Only the first time: what is
 * brought up to date later takes nothing away that somebody reads, or has the focus in.
 */
export function ReservedSpace({ loading }: { loading: boolean }) {
  const hasCome = useRef(false);
  if (!loading) hasCome.current = true;
  return hasCome.current ? null : <span hidden data-reserved="" />;
}
