import { useEffect, useState } from 'react';
import { serviceNow } from '@/utils/service-clock';

/** The longest delay in milliseconds that `setTimeout` supports. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Renders the component again when the nearest of these moments arrives, because what it says about them changes then.
 */
export function useDrawnAgainAt(moments: readonly (Date | null)[]): void {
  const [drawnAt, setDrawnAt] = useState(serviceNow);
  const next = Math.min(...moments.map((moment) => moment?.getTime() ?? 0).filter((time) => time > drawnAt));
  useEffect(() => {
    const wait = next - Math.max(drawnAt, serviceNow());
    if (!Number.isFinite(wait)) return;
    const timer = setTimeout(() => setDrawnAt(serviceNow()), Math.min(Math.max(wait, 0), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [next, drawnAt]);
}
