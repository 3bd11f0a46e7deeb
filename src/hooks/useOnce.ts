import { useRef, useState } from 'react';

/**
 * One act at a time, from its question to its end: what is pressed again meanwhile, before the button is drawn anew or
 * while the answer is on its way, neither asks nor sends a second time.
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
