import { useEffect, useRef } from 'react';
import { forgetPerson, loadSession } from '@/hooks/initial-state';
import { useStart } from '@/hooks/useStart';
import { clearSession, readCredential } from '@/utils/session';
import { onSessionNews } from '@/utils/session-channel';
import { noteSessionEnd, onSessionLost } from '@/utils/session-loss';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

/** Keeps this tab in step when another tab signs in or out, or the request layer finds that the session has ended. */
export function useSessionNews(): void {
  const { update } = useStart();
  const latest = useRef(update);
  latest.current = update;
  useEffect(() => {
    const stopLoss = onSessionLost(() => void forgetPerson(latest.current).catch(console.error));
    // The stored credential decides, not the message: a tab that slept hears old messages, and somebody may have signed
    // in since.
    const follow = async (news: 'signedIn' | 'signedOut'): Promise<void> => {
      if (news === 'signedOut') noteSessionEnd('elsewhere');
      const isOver = !readCredential();
      if (isOver) clearSession();
      if (await loadSession(latest.current)) noteSessionEnd(null);
      // The other tab cannot erase what this one keeps in its own memory.
      if (isOver && news === 'signedOut') await runSignOutHooks();
    };
    const stopNews = onSessionNews((news) => {
      if (news !== 'renewed') follow(news).catch(console.error);
    });
    return () => {
      stopLoss();
      stopNews();
    };
  }, []);
}
