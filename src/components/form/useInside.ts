import { useEffect, useRef, useState } from 'react';
import { afterPress, watchPresses } from './after-press';

interface Inside {
  inside: boolean;
  onFocus: () => void;
  onBlur: () => void;
}

/** Whether the focus is in a field; a field that is left by a press counts as left when the press is over. */
export function useInside(): Inside {
  const [inside, setInside] = useState(false);
  const callOff = useRef((): void => undefined);
  useEffect(watchPresses, []);
  return {
    inside,
    onFocus: () => {
      callOff.current();
      setInside(true);
    },
    onBlur: () => {
      callOff.current = afterPress(() => setInside(false));
    },
  };
}
