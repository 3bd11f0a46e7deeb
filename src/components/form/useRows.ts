import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';

/** What the draft can do with the rows of one list. */
export interface RowActs {
  ids: readonly string[];
  /** Appends a row and answers its id. */
  onAdd: () => string;
  /** Takes a row out and answers how to put it back. */
  onRemove: (id: string) => () => void;
  onMove: (id: string, by: -1 | 1) => void;
}

export interface RemovedRow {
  /** Where it stood: the notice stands there too. */
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

/** Where the fields of a row begin: the tools before them are not what a new row is for. */
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
  const wanted = useRef<string | null>(null);
  const domId = useCallback((id: string) => `${listId}.${id}`, [listId]);

  // After every render: the row that was asked for exists only then.
  useEffect(() => {
    if (wanted.current && focusField(wanted.current)) wanted.current = null;
  });

  const putBack = (id: string, name: string, restore: () => void): void => {
    restore();
    setRemoved(null);
    setSaid(text('kit.rows.restored.success', { name }));
    wanted.current = fieldsId(domId(id));
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
      else wanted.current = fieldsId(domId(id));
    },
    remove: (id) => {
      const index = acts.ids.indexOf(id);
      const name = nameOf(index);
      const restore = acts.onRemove(id);
      setRemoved({ index, name, undo: () => putBack(id, name, restore) });
      setSaid(text('kit.rows.removed.success', { name }));
      wanted.current = `${listId}-undo`;
    },
    move: (id, by) => {
      const to = acts.ids.indexOf(id) + by;
      if (to < 0 || to >= acts.ids.length) return;
      acts.onMove(id, by);
      setRemoved(null);
      setSaid(text('kit.rows.moved.success', { place: to + 1, total: acts.ids.length }));
      wanted.current = `${domId(id)}-${by < 0 ? 'up' : 'down'}`;
    },
  };
}
