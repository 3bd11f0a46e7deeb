import { useState } from 'react';
import { focusField } from '@/utils/focus-field';
import type { StoredFile } from './StoredFile';

interface TakenOut {
  name: string;
  undo: () => void;
}

/** The file that was removed last, with undo; the focus moves to its notice. */
export function useTakenOut(onTakeOut: (id: string) => () => void, undoId: string) {
  const [takenOut, setTakenOut] = useState<TakenOut | null>(null);
  const forget = (): void => setTakenOut(null);
  const takeOut = ({ id, name }: StoredFile): void => {
    const restore = onTakeOut(id);
    const undo = (): void => {
      restore();
      forget();
    };
    setTakenOut({ name, undo });
    requestAnimationFrame(() => focusField(undoId));
  };
  return { takenOut, takeOut, forget };
}
