import { type RefObject, useEffect, useRef, useState } from 'react';

/** Files dragged onto an element. A comfort for the mouse: the chooser beside it does the same by keyboard. */
export function useFileDrop(zone: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const enter = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (): void => setOver(false);
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', enter);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', enter);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [zone]);
  return over;
}
