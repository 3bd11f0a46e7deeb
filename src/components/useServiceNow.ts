import { MINUTE_MS, SECOND_MS } from '@contract/time-units';
import { useEffect, useState } from 'react';
import { timeLeft } from '@/utils/clock';
import { pageMoment } from '@/utils/page-moment';
import { onServiceTime, serviceNow } from '@/utils/service-clock';

/** How often a view moves on: every second on the last day, every minute before, and not at all once it is over. */
const beatOf = (deadline: string | undefined, now: number): number => {
  if (deadline === undefined) return 0;
  const left = timeLeft(deadline, now);
  if (left.over) return 0;
  return left.days * 24 + left.hours <= 24 ? SECOND_MS : MINUTE_MS;
};

/**
 * The service's time in milliseconds, moving on by itself until `deadline`, and corrected when the service's clock
 * becomes known. A prepared page is hydrated as of the moment that it shows.
 */
export function useServiceNow(deadline: string | undefined): number {
  const [now, setNow] = useState(() => pageMoment() || serviceNow());
  const beat = beatOf(deadline, now);
  useEffect(() => {
    const tick = (): void => setNow(serviceNow());
    tick();
    const forget = onServiceTime(tick);
    const timer = beat === 0 ? undefined : setInterval(tick, beat);
    return () => {
      forget();
      clearInterval(timer);
    };
  }, [beat]);
  return now;
}
