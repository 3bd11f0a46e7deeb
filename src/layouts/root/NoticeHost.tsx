import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PlainNotice } from '@/components/PlainNotice';
import { isChunkFailure } from '@/utils/chunk-failure';
import { type Notices, registerNotices } from '@/utils/notices';

type Ready = (notices: Notices) => void;
interface Stack {
  View: ComponentType<{ onReady: Ready }>;
  tell: Ready;
}

/** Long enough to be read by somebody whose network has just gone. */
const PLAIN_MS = 6000;

/** The place for messages and notifications while no antd page is open. antd draws them, once it has arrived. */
export function NoticeHost() {
  const [stack, setStack] = useState<Stack | null>(null);
  const [plain, setPlain] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    let opened: Promise<Notices> | null = null;
    const open = async (): Promise<Notices> => {
      const { default: View } = await import('@/layouts/antd/NoticeStack');
      return new Promise((tell) => setStack({ View, tell }));
    };
    const show = (text: string): void => {
      clearTimeout(timer.current);
      setPlain(text);
      timer.current = setTimeout(() => setPlain(null), PLAIN_MS);
    };
    const asLine: Notices = {
      message: (_level, text) => show(text),
      notification: (_level, title, text) => show(`${title} ${text}`),
    };
    const unregister = registerNotices(async () => {
      opened ??= open();
      try {
        return await opened;
      } catch (error) {
        if (!isChunkFailure(error)) throw error;
        // The notice is about what went wrong; that its frame is missing too is no reason to be silent. The next one
        // asks for it again.
        opened = null;
        return asLine;
      }
    });
    return () => {
      clearTimeout(timer.current);
      unregister();
    };
  }, []);
  return (
    <>
      {plain && <PlainNotice>{plain}</PlainNotice>}
      {stack && <stack.View onReady={stack.tell} />}
    </>
  );
}
