import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';

export interface Unsaved {
  /** Says of one form of the page whether something in it would be lost. */
  note: (form: string, isUnsaved: boolean) => void;
  /** Asks where something would be lost, and answers whether to go on. */
  mayLeave: () => Promise<boolean>;
}

/** What was typed and not saved: nobody leaves it, within the site or by a reload, without being asked. */
export function useUnsaved(): Unsaved {
  const t = useText();
  const confirm = useConfirm();
  const ask = useRef<() => Promise<boolean>>(async () => true);
  ask.current = () =>
    confirm({
      title: t('admin.leave.unsaved.confirm'),
      okText: t('admin.leave.discard.action'),
      cancelText: t('admin.leave.stay.action'),
      danger: true,
    });
  const [guard] = useState(() => {
    const forms = new Set<string>();
    let open: (() => void) | null = null;
    let asked: Promise<boolean> | null = null;
    const release = (): void => {
      open?.();
      open = null;
    };
    const mayLeave = async (): Promise<boolean> => {
      if (forms.size === 0) return true;
      // Whoever presses Back twice is asked once.
      asked ??= ask.current().finally(() => {
        asked = null;
      });
      return asked;
    };
    const hold = (): void => {
      // It asks before a reload as well.
      open ??= history.block(({ retry }) => {
        if (asked) return;
        void mayLeave().then((sure) => {
          if (!sure) return;
          release();
          retry();
        });
      });
    };
    const note = (form: string, isUnsaved: boolean): void => {
      if (isUnsaved) forms.add(form);
      else forms.delete(form);
      if (forms.size > 0) hold();
      else release();
    };
    return { note, mayLeave, release };
  });
  useEffect(() => guard.release, [guard]);
  return guard;
}
