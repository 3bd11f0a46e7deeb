import { useEffect, useRef } from 'react';
import { focusField } from '@/utils/focus-field';

/** Moves the focus to a field that the next render brings, such as the first one of a new row. */
export function useFocusSoon(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  // After every render: what was asked for exists only then.
  useEffect(() => {
    if (wanted.current && focusField(wanted.current)) wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
  };
}
