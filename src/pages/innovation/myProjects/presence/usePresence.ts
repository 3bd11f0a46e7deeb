import type { Step } from '@contract/enums';
import type { Present } from '@contract/presence';
import { PRESENCE_EVERY_SECONDS } from '@contract/presence-choices';
import { MINUTE_MS, SECOND_MS } from '@contract/time-units';
import { useEffect, useState } from 'react';
import { tellPresence } from '@/services/presence';

/** Whoever has touched nothing for so long has gone for a coffee; and no session is kept awake by an open window. */
const AT_IT_MS = 5 * MINUTE_MS;
const NOBODY: readonly Present[] = [];

/** Says where the reader is in the form as long as the reader is at it, and knows who else of the team is. */
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
      // Who cannot be asked for is not shown: a name that stands too long is worse than none.
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
