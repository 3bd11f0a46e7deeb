import { App } from 'antd';
import { useCallback } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';

/** Says that something worked, in passing. */
export function useSaved(): (id: MessageId, values?: Record<string, string | number>) => void {
  const { message } = App.useApp();
  const t = useText();
  return useCallback((id, values) => void message.success(t(id, values)), [message, t]);
}
