import { useRef } from 'react';

/**
 * The address of a form changes when its record is made, and the form that made it stays: with its focus, its selection
 * and what is being typed. `key` changes with every other change of the address.
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
