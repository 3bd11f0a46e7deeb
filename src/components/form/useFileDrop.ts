import { type RefObject, useEffect, useRef, useState } from 'react';
import { addZone, type DragPlace } from './file-drag';

/** Files dragged onto an element. A comfort for the mouse: the chooser beside it does the same by keyboard. */
export function useFileDrop(
  zone: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): DragPlace {
  const [place, setPlace] = useState<DragPlace>();
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(
    () =>
      addZone({
        holds: (target) => zone.current?.contains(target) ?? false,
        show: setPlace,
        take: (files) => latest.current(files),
      }),
    [zone],
  );
  return place;
}
