import { useRef } from 'react';

/**
 * When a new record is created, the address of its form changes, but the form stays mounted, with its focus, selection
 * and half-typed words. `key` changes with every other change of the address.
 */
export function useStayingForm(id: string): { key: string; stayAt: (id: number) => void } {
  const held = useRef({ id, made: '', count: 0 });
  if (held.current.id !== id)
    held.current = { id, made: '', count: held.current.count + (held.current.made === id ? 0 : 1) };
  return {
    key: String(held.current.count),
    stayAt: (made) => {
      held.current = { ...held.current, made: String(made) };
    },
  };
}
