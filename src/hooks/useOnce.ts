import { useRef, useState } from 'react';

/**
 * Runs one action at a time, from its confirmation to its end: a second press before the button renders again or the
 * answer arrives neither asks nor sends again.
 */
export function useOnce() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const once = async (work: () => Promise<unknown>, ask?: () => Promise<boolean>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      if (ask && !(await ask())) return;
      setBusy(true);
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
}
