import { useEffect, useRef } from 'react';
import { clearSession } from '@/utils/session';
import { onSessionNews } from '@/utils/session-channel';
import { noteSessionEnd, onSessionLost } from '@/utils/session-loss';
import { forgetPerson, loadSession, rightsOf } from './initial-state';
import { useStart } from './useStart';

/** Keeps this tab in step: another tab signed in or out, or the request layer found the session dead. */
export function useSessionNews(): void {
  const { update } = useStart();
  const latest = useRef(update);
  latest.current = update;
  useEffect(() => {
    const forget = (): void => {
      latest.current({ rights: null }).then(forgetPerson).catch(console.error);
    };
    const stopLoss = onSessionLost(forget);
    const stopNews = onSessionNews((news) => {
      if (news === 'signedOut') {
        clearSession();
        noteSessionEnd('elsewhere');
        forget();
      }
      if (news === 'signedIn') {
        noteSessionEnd(null);
        loadSession()
          .then((session) => latest.current({ rights: session && rightsOf(session) }))
          .catch((error: unknown) =>
            console.error('The other tab signed in; this one could not follow.', error),
          );
      }
    });
    return () => {
      stopLoss();
      stopNews();
    };
  }, []);
}
