import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { useConfirm } from './useConfirm';

/**
 * What was typed and is kept nowhere must not be lost unseen: the browser asks before a reload or a closed tab, the
 * app before every way to another page, Back included.
 */
export function useLeaveGuard(dirty: boolean): void {
  const t = useText();
  const confirm = useConfirm();
  const asking = useRef(false);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const unblock = history.block(({ retry }) => {
      if (asking.current) return;
      asking.current = true;
      void confirm({
        title: t('kit.leave.unsaved.confirm'),
        okText: t('kit.leave.anyway.action'),
        cancelText: t('kit.leave.stay.action'),
        danger: true,
      }).then((leave) => {
        asking.current = false;
        if (!leave) return;
        unblock();
        retry();
      });
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      unblock();
    };
  }, [dirty, confirm, t]);
}
