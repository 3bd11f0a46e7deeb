import { SECOND_MS } from '@contract/time-units';
import { useEffect, useState } from 'react';

/** Seconds until something can be done again, by the clock: a tab that slept does not wait for that time again. */
export function useSecondsLeft(): { left: number; wait: (seconds: number) => void } {
  const [{ until, now }, setTime] = useState({ until: 0, now: 0 });
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setTime((time) => ({ ...time, now: Date.now() })), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    left,
    wait: (seconds) => setTime({ until: Date.now() + seconds * SECOND_MS, now: Date.now() }),
  };
}
