import { useState } from 'react';
import { useSayFailure } from './useSayFailure';

export interface Act {
  busy: boolean;
  /** Runs once at a time; what the service refuses is said in its own words. True when it worked. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** A single press that changes something and has no form of its own. */
export function useAct(): Act {
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: async (work) => {
      if (busy) return false;
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        sayFailure(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
