import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { MessageId } from '@/i18n/message-id';

export type Text = (id: MessageId, values?: Record<string, string | number>) => string;

/** The texts of the product in the language now chosen: `t('shell.nav.home.label')`. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback<Text>((id, values) => intl.formatMessage({ id }, values), [intl]);
}
