import { MINUTE_MS, SECOND_MS } from '@contract/time-units';
import { useEffect, useState } from 'react';
import { timeLeft } from '@/utils/clock';
import { pageMoment } from '@/utils/page-moment';

/**
 * Server time in milliseconds, moving on by itself: every second on the last day before `deadline`, every minute
 * before that, and not at all once it is over. A prepared page is hydrated as of the moment that it shows.
 */
export function useServerNow(clockOffset: number, deadline: string): number {
  const [now, setNow] = useState(() => pageMoment() || Date.now() + clockOffset);
  const left = timeLeft(deadline, now);
  const beat = left.over ? 0 : left.days * 24 + left.hours <= 24 ? SECOND_MS : MINUTE_MS;
  useEffect(() => {
    const tick = (): void => setNow(Date.now() + clockOffset);
    tick();
    if (beat === 0) return;
    const timer = setInterval(tick, beat);
    return () => clearInterval(timer);
  }, [clockOffset, beat]);
  return now;
}
