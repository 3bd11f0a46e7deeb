import { type DragEvent, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import type { StoredFile } from './StoredFile';

type Way = 'up' | 'down';

export interface FileOrder {
  /** Whether the files can be reordered: there are several, and the caller allows it. */
  isOpen: boolean;
  count: number;
  /** Last change in words, for screen readers. */
  said: string;
  buttonId: (id: string, way: Way) => string;
  place: (id: string, to: number, way: Way) => void;
  /** Attributes that make the line of a file draggable and a target for others. */
  rowOf: (id: string, index: number) => HTMLAttributes<HTMLLIElement> & { 'data-over'?: true };
}

/** Reorders the files of a list by dragging, or by buttons whose focus stays with the file. */
export function useFileOrder(
  files: readonly StoredFile[],
  onPlace: ((id: string, to: number) => void) | undefined,
): FileOrder {
  const text = useText();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const wanted = useRef<string | null>(null);
  const count = files.length;
  const isOpen = onPlace !== undefined && count > 1;

  // After every render: the button has its new place only then.
  useEffect(() => {
    if (wanted.current && focusField(wanted.current)) wanted.current = null;
  });

  const put = (id: string, to: number): boolean => {
    const at = files.findIndex((file) => file.id === id);
    if (!onPlace || at < 0 || to < 0 || to >= count || to === at) return false;
    onPlace(id, to);
    setSaid(text('kit.rows.moved.success', { place: to + 1, total: count }));
    return true;
  };
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  const buttonId = (id: string, way: Way): string => `file-${id}-${way}`;
  return {
    isOpen,
    count,
    said,
    buttonId,
    place: (id, to, way) => {
      if (put(id, to)) wanted.current = buttonId(id, way);
    },
    rowOf: (id, index) =>
      isOpen
        ? {
            draggable: true,
            onDragStart: ({ dataTransfer }: DragEvent) => {
              dataTransfer.effectAllowed = 'move';
              // Firefox drags nothing that has no data.
              dataTransfer.setData('text/plain', id);
              setDragged(id);
            },
            // A file from outside the list is ignored here: the upload zone takes it.
            onDragOver: (event: DragEvent) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(id);
            },
            onDrop: (event: DragEvent) => {
              if (dragged === null) return;
              event.preventDefault();
              put(dragged, index);
              end();
            },
            onDragEnd: end,
            ...(over === id && dragged !== id ? { 'data-over': true as const } : {}),
          }
        : {},
  };
}
