import { useCallback, useState } from 'react';
import { useText } from '@/i18n/useText';
import { useFocusSoon } from './useFocusSoon';

/** What the draft can do with the rows of one list. */
export interface RowActs {
  ids: readonly string[];
  /** Appends a row and answers its id. */
  onAdd: () => string;
  /** Removes a row and returns the function that restores it. */
  onRemove: (id: string) => () => void;
  onMove: (id: string, by: -1 | 1) => void;
}

export interface RemovedRow {
  /** Index of the removed row, where the notice is shown. */
  index: number;
  name: string;
  undo: () => void;
}

export interface Rows {
  domId: (id: string) => string;
  removed: RemovedRow | null;
  /** Last change in words, for screen readers. */
  said: string;
  add: () => void;
  remove: (id: string) => void;
  move: (id: string, by: -1 | 1) => void;
}

/** Id of the part of a row that holds its fields: in a new row the focus goes there, not to the tools before it. */
export const fieldsId = (rowDomId: string): string => `${rowDomId}-fields`;

/** Adding, removing with a way back, and moving by buttons; the focus always lands where the reader looks next. */
export function useRows(
  listId: string,
  acts: RowActs,
  nameOf: (index: number) => string,
  onNew?: (id: string) => void,
): Rows {
  const text = useText();
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const [said, setSaid] = useState('');
  const focusSoon = useFocusSoon();
  const domId = useCallback((id: string) => `${listId}.${id}`, [listId]);

  const putBack = (id: string, name: string, restore: () => void): void => {
    restore();
    setRemoved(null);
    setSaid(text('kit.rows.restored.success', { name }));
    focusSoon(fieldsId(domId(id)));
  };
  return {
    domId,
    removed,
    said,
    add: () => {
      const id = acts.onAdd();
      setRemoved(null);
      setSaid(text('kit.rows.added.success', { name: nameOf(acts.ids.length) }));
      if (onNew) onNew(id);
      else focusSoon(fieldsId(domId(id)));
    },
    remove: (id) => {
      const index = acts.ids.indexOf(id);
      const name = nameOf(index);
      const restore = acts.onRemove(id);
      setRemoved({ index, name, undo: () => putBack(id, name, restore) });
      setSaid(text('kit.rows.removed.success', { name }));
      focusSoon(`${listId}-undo`);
    },
    move: (id, by) => {
      const to = acts.ids.indexOf(id) + by;
      if (to < 0 || to >= acts.ids.length) return;
      acts.onMove(id, by);
      setRemoved(null);
      setSaid(text('kit.rows.moved.success', { place: to + 1, total: acts.ids.length }));
      focusSoon(`${domId(id)}-${by < 0 ? 'up' : 'down'}`);
    },
  };
}
