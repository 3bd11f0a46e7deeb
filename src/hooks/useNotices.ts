import { MINUTE_MS } from '@contract/time-units';
import { useCallback, useEffect, useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { listNotices, markAllRead, markRead } from '@/services/notification';
import { RequestError } from '@/utils/request-error';

/** How often an open page looks for news; coming back to the window looks at once. */
const LOOK_MS = 5 * MINUTE_MS;

/** How many notices of the signed-in person are unread; the list itself is read when somebody opens it. */
export function useNotices() {
  const [unread, setUnread] = useState(0);
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);

  const reload = useCallback(async (): Promise<void> => {
    try {
      const { unread: count } = await listNotices({ pageSize: 1 });
      setUnread(count);
      setFault(null);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(t, error));
    }
  }, [t]);

  useEffect(() => {
    void reload();
    const look = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  const act = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(t, error));
    }
    await reload();
  };
  return {
    unread,
    fault,
    reload,
    read: (id: number) => act(() => markRead(id)),
    readAll: (upTo: number) => act(() => markAllRead(upTo)),
  };
}
