import { useState } from 'react';
import { ownMemory } from '@/hooks/kept-values';
import { storedRecord, tryStore } from '@/utils/stored';
import type { ClassChoices } from './class-choices';

interface Chosen {
  choices: ClassChoices;
  choose: (choices: ClassChoices) => void;
  /** Called when the choices have been carried out, or the edits they belong to were discarded. */
  forget: () => void;
}

/**
 * The choices for the classes of one course, kept as long as the draft they belong to, so that a reload does not ask
 * again.
 */
export function useClassChoices(userId: number, spaceId: number | null): Chosen {
  const memory = ownMemory(userId, `classes-${spaceId ?? 'new'}`);
  const [choices, setChoices] = useState(() => (storedRecord(sessionStorage, memory) ?? {}) as ClassChoices);
  return {
    choices,
    choose: (next) => {
      tryStore(sessionStorage, memory, JSON.stringify(next));
      setChoices(next);
    },
    forget: () => {
      sessionStorage.removeItem(memory);
      setChoices({});
    },
  };
}
