import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { holdUnsent } from '@/utils/unsent-work';
import { type Question, useConfirm } from './useConfirm';

export interface LeaveQuestion {
  /** Records whether leaving would lose something in one part of the page. */
  note: (part: string, isHeld: boolean) => void;
  /** Asks if something would be lost, and resolves to whether to go on. */
  mayLeave: () => Promise<boolean>;
}

/** Protects what exists only on this page: leaving it, within the site or by a reload, asks first. */
export function useLeaveQuestion(words: Pick<Question, 'title' | 'okText' | 'cancelText'>): LeaveQuestion {
  const confirm = useConfirm();
  const ask = useRef<() => Promise<boolean>>(async () => true);
  ask.current = () => confirm({ ...words, danger: true });
  const [guard] = useState(() => {
    const held = new Set<string>();
    let open: (() => void) | null = null;
    let letGo: (() => void) | null = null;
    let asked: Promise<boolean> | null = null;
    const release = (): void => {
      open?.();
      open = null;
      letGo?.();
      letGo = null;
    };
    const mayLeave = async (): Promise<boolean> => {
      if (held.size === 0) return true;
      // Somebody who presses Back twice is asked once.
      asked ??= ask.current().finally(() => {
        asked = null;
      });
      return asked;
    };
    const hold = (): void => {
      letGo ??= holdUnsent({});
      // Blocking the history also makes the browser ask before a reload.
      open ??= history.block(({ retry }) => {
        if (asked) return;
        void mayLeave().then((sure) => {
          if (!sure) return;
          release();
          retry();
        });
      });
    };
    const note = (part: string, isHeld: boolean): void => {
      if (isHeld) held.add(part);
      else held.delete(part);
      if (held.size > 0) hold();
      else release();
    };
    return { note, mayLeave, release };
  });
  useEffect(() => guard.release, [guard]);
  return guard;
}
