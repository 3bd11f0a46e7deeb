import type { KeyboardEvent } from 'react';

/** Arrow keys go from the field through the hits and back; links stay links, so every other key does its own. */
export function linkKeys(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [input, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
