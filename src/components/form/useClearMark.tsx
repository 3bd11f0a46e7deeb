import { CloseCircleFilled } from '@ant-design/icons';
import { type ReactNode, useMemo } from 'react';
import { useText } from '@/i18n/useText';

/** antd's own mark for `allowClear`, named in the reader's language; without a name it says "Clear" or "close-circle". */
export function useClearMark(): { clearIcon: ReactNode; label: string } {
  const label = useText()('kit.field.clear.action');
  return useMemo(() => ({ label, clearIcon: <CloseCircleFilled aria-label={label} /> }), [label]);
}
