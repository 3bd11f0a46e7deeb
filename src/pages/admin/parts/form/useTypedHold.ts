import { useEffect, useState } from 'react';
import { holdUnsent } from '@/utils/unsent-work';
import { useUnsaved } from './useUnsaved';

/**
 * What was typed into a form over a screen: closing it, leaving the screen and a reload ask first. While it is sent,
 * the act itself may lead away; a lost session is still signed in for over it.
 */
export function useTypedHold(onClose: () => void) {
  const { note, mayLeave } = useUnsaved();
  const [isTyped, setTyped] = useState(false);
  useEffect(() => (isTyped ? holdUnsent({}) : undefined), [isTyped]);
  const mark = (typed: boolean): void => {
    setTyped(typed);
    note('typed', typed);
  };
  return {
    onValuesChange: (): void => mark(true),
    /** Carries it out; what was refused is as unsent as before. */
    onSent: async (send: () => Promise<boolean>): Promise<boolean> => {
      note('typed', false);
      const done = await send().catch((error: unknown) => {
        note('typed', isTyped);
        throw error;
      });
      mark(done ? false : isTyped);
      return done;
    },
    close: async (): Promise<void> => {
      if (!(await mayLeave())) return;
      mark(false);
      onClose();
    },
  };
}
