import { useCallback, useEffect, useState } from 'react';
import { listNotices, markAllRead, markRead, type Notice } from '@/services/notification';
import { RequestError } from '@/utils/request-error';

const SHOWN = 10;
/** How often an open page looks for news; coming back to the window looks at once. */
const LOOK_MS = 5 * 60_000;

/** The newest notices of the signed-in person, and how many are unread. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[] | null>(null);
  const [unread, setUnread] = useState(0);
  const [fault, setFault] = useState<string | null>(null);

  const reload = useCallback(async (): Promise<void> => {
    try {
      const { list, unread: count } = await listNotices({ pageSize: SHOWN });
      setNotices(list);
      setUnread(count);
      setFault(null);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(error.message);
    }
  }, []);

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
      setFault(error.message);
    }
    await reload();
  };
  return {
    notices,
    unread,
    fault,
    reload,
    read: (id: number) => act(() => markRead(id)),
    readAll: () => act(markAllRead),
  };
}
