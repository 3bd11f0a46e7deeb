import { type ComponentType, useEffect, useState } from 'react';
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

/**
 * The one place for messages and notifications, which outlive the page that they are about. antd shows them once it has
 * loaded.
 */
export function NoticeHost() {
  const [stack, setStack] = useState<Stack | null>(null);
  const [plain, setPlain] = useState<string | null>(null);
  useEffect(() => {
    let opened: Promise<Notices> | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const open = async (): Promise<Notices> => {
      const { NoticeStack: View } = await import('@/layouts/antd');
      return new Promise((tell) => setStack({ View, tell }));
    };
    const show = (text: string): void => {
      clearTimeout(timer);
      setPlain(text);
      timer = setTimeout(() => setPlain(null), PLAIN_MS);
    };
    const asLine: Notices = {
      message: (_level, text) => show(text),
      notification: (_level, title, text) => show(`${title} ${text}`),
    };
    registerNotices(async () => {
      opened ??= open();
      try {
        return await opened;
      } catch (error) {
        if (!isChunkFailure(error)) throw error;
        // The notice matters even if the code for showing it cannot be loaded: a plain line shows it instead. The next
        // notice tries to load the code again.
        opened = null;
        return asLine;
      }
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {plain && <PlainNotice>{plain}</PlainNotice>}
      {stack && <stack.View onReady={stack.tell} />}
    </>
  );
}
