import { useEffect, useState } from 'react';
import { holdUnsent } from '@/utils/unsent-work';
import { useUnsaved } from './useUnsaved';

/**
 * Protects what was typed into a dialog or drawer: closing, leaving and reloading ask first. While it is being sent,
 * the action itself may navigate away; signing in again after expiry happens on top of it.
 */
export function useTypedHold(onClose: () => void) {
  const { note, mayLeave } = useUnsaved();
  const [isTyped, setTyped] = useState(false);
  useEffect(() => (isTyped ? holdUnsent({}) : undefined), [isTyped]);
  const mark = (typed: boolean): void => {
    setTyped(typed);
    note('typed', typed);
  };
  /** Closes without a question, because what was typed is kept elsewhere. */
  const drop = (): void => {
    mark(false);
    onClose();
  };
  return {
    onValuesChange: (): void => mark(true),
    /** Sends the form; if that fails, the text counts as unsent again. */
    onSent: async (send: () => Promise<boolean>): Promise<boolean> => {
      note('typed', false);
      const done = await send().catch((error: unknown) => {
        note('typed', isTyped);
        throw error;
      });
      mark(done ? false : isTyped);
      return done;
    },
    /** Closes, with what has to be done first. */
    close: async (first?: () => void): Promise<void> => {
      if (!(await mayLeave())) return;
      first?.();
      drop();
    },
    drop,
  };
}
