import { useEffect, useRef } from 'react';
import { forgetPerson, loadSession } from '@/hooks/initial-state';
import { useStart } from '@/hooks/useStart';
import { clearSession, readCredential } from '@/utils/session';
import { onSessionNews } from '@/utils/session-channel';
import { noteSessionEnd, onSessionLost } from '@/utils/session-loss';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

/** Keeps this tab in step: another tab signed in or out, or the request layer found the session dead. */
export function useSessionNews(): void {
  const { update } = useStart();
  const latest = useRef(update);
  latest.current = update;
  useEffect(() => {
    const stopLoss = onSessionLost(() => void forgetPerson(latest.current).catch(console.error));
    // What is stored counts: a tab that slept hears old news, and somebody may have signed in since.
    const follow = async (news: 'signedIn' | 'signedOut'): Promise<void> => {
      if (news === 'signedOut') noteSessionEnd('elsewhere');
      const isOver = !readCredential();
      if (isOver) clearSession();
      if (await loadSession(latest.current)) noteSessionEnd(null);
      // The other tab cannot reach what this one keeps for itself.
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
