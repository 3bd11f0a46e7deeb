import { App } from 'antd';
import { useCallback } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';

/** Says that something worked, in passing. */
export function useSaved(): (id: MessageId, values?: Record<string, string | number>) => void {
  const { message } = App.useApp();
  const t = useText();
  return useCallback(
    (id, values) => {
      const content = t(id, values);
      // Said several times in a row it is one notice, not a pile of them.
      void message.open({ type: 'success', key: content, content });
    },
    [message, t],
  );
}
