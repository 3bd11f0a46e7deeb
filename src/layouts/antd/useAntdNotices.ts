import { App } from 'antd';
import { useMemo } from 'react';
import type { NoticeLevel, Notices } from '@/utils/notices';

/** Good news is said politely, trouble interrupts (req:ui-notices). */
const roleOf = (level: NoticeLevel): 'status' | 'alert' =>
  level === 'success' || level === 'info' ? 'status' : 'alert';

/**
 * antd's message and notification behind the app's interface. The text is the key, so that the same failure of several
 * calls is shown once.
 */
export function useAntdNotices(raise: () => void): Notices {
  const { message, notification } = App.useApp();
  return useMemo<Notices>(
    () => ({
      message: (level, text, ms) => {
        raise();
        message.open({ type: level, content: text, duration: ms / 1000, key: text });
      },
      notification: (level, title, text, ms) => {
        raise();
        notification.open({
          type: level,
          title,
          description: text,
          duration: ms / 1000,
          key: `${title}${text}`,
          role: roleOf(level),
        });
      },
    }),
    [message, notification, raise],
  );
}
