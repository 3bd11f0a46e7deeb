import { useCallback } from 'react';
import { NOTICE_MS } from '@/constants/notices';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { tell } from '@/utils/notices';

/** Shows a brief success message. */
export function useSaved(): (id: MessageId, values?: Record<string, string | number>) => void {
  const t = useText();
  return useCallback((id, values) => tell('success', t(id, values), NOTICE_MS), [t]);
}
