import { useEffect, useRef } from 'react';
import { areShortcutsOn } from '@/utils/shortcut-switch';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** The second key of a pair must follow within this time. */
const PAIR_MS = 1200;

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing;

/** `/`, or a pair pressed one after the other, `g h`; anywhere but where somebody types or a dialog waits. */
export function useShortcut(keys: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const wanted = keys.split(' ');
    let pressed: string[] = [];
    let at = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (!isPlain(event) || isBusy(event.target) || !areShortcutsOn()) return;
      const inTime = event.timeStamp - at < PAIR_MS;
      at = event.timeStamp;
      pressed = [...(inTime ? pressed : []), event.key].slice(-wanted.length);
      if (pressed.join(' ') !== keys) return;
      pressed = [];
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}
