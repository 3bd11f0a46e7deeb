import { useState } from 'react';
import { ownMemory } from '@/hooks/kept-values';
import { storedRecord, tryStore } from '@/utils/stored';
import type { ClassChoices } from './class-choices';

interface Chosen {
  choices: ClassChoices;
  choose: (choices: ClassChoices) => void;
  /** They are carried out, or what they were about is given up. */
  forget: () => void;
}

/** What was chosen for the classes of one course, as long as the draft it belongs to: a reload asks nothing twice. */
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
