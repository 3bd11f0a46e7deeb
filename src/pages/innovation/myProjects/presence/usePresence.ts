import type { Step } from '@contract/enums';
import type { Present } from '@contract/presence';
import { PRESENCE_EVERY_SECONDS } from '@contract/presence-choices';
import { MINUTE_MS, SECOND_MS } from '@contract/time-units';
import { useEffect, useState } from 'react';
import { tellPresence } from '@/services/presence';

/** After this time without input the reader counts as away; an open window alone must not keep the sign-in alive. */
const AT_IT_MS = 5 * MINUTE_MS;
const NOBODY: readonly Present[] = [];

/** Reports which step the reader is working on while they are active, and returns the other people of the team. */
export function usePresence(id: number, step: Step | null, wanted: boolean): readonly Present[] {
  const [others, setOthers] = useState(NOBODY);
  useEffect(() => {
    if (!wanted) return;
    let closed = false;
    let touched = Date.now();
    const touch = (): void => {
      touched = Date.now();
    };
    const tell = async (): Promise<void> => {
      const isAtIt = !document.hidden && Date.now() - touched < AT_IT_MS;
      // If the request fails, nobody is shown: an outdated name would be worse than none.
      const answer = isAtIt ? await tellPresence(id, step).catch(() => null) : null;
      if (!closed) setOthers(answer?.others ?? NOBODY);
    };
    void tell();
    const timer = setInterval(() => void tell(), PRESENCE_EVERY_SECONDS * SECOND_MS);
    window.addEventListener('pointerdown', touch);
    window.addEventListener('keydown', touch);
    return () => {
      closed = true;
      clearInterval(timer);
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, [id, step, wanted]);
  return wanted ? others : NOBODY;
}
