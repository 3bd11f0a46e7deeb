import { lazy, Suspense, useEffect, useState } from 'react';
import { type Notices, registerNotices } from '@/utils/notices';

/** antd draws the notices; its code is fetched when the first one appears. */
const NoticeStack = lazy(() => import('@/layouts/antd/NoticeStack'));

type Ready = (notices: Notices) => void;

/** The place for messages and notifications while no antd page is open. */
export function NoticeHost() {
  const [ready, setReady] = useState<{ tell: Ready } | null>(null);
  useEffect(() => {
    let opened: Promise<Notices> | null = null;
    return registerNotices(() => {
      opened ??= new Promise((tell) => setReady({ tell }));
      return opened;
    });
  }, []);
  return <Suspense>{ready && <NoticeStack onReady={ready.tell} />}</Suspense>;
}
