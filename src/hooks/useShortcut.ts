import { useEffect, useRef } from 'react';
import { areShortcutsOn } from '@/utils/shortcut-switch';

const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Elements that react to Enter themselves. */
const PRESSED = 'a[href], button, summary, [role="button"], input';
/** The second key of a pair must follow within this time. */
const PAIR_MS = 1200;

const isBusy = ({ target, key }: KeyboardEvent): boolean =>
  (target instanceof Element &&
    target.closest(key === 'Enter' ? `${TYPING}, ${PRESSED}` : TYPING) !== null) ||
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** `/`, or a pair pressed one after the other, `g h`; everywhere except while somebody types or a dialog is open. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    let pressed: string[] = [];
    let at = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (!isPlain(event) || isBusy(event) || !areShortcutsOn()) return;
      const inTime = event.timeStamp - at < PAIR_MS;
      at = event.timeStamp;
      pressed = [...(inTime ? pressed : []), event.key].slice(-2);
      const wanted = latest.current;
      const act = wanted[pressed.join(' ')] ?? wanted[event.key];
      if (!act) return;
      pressed = [];
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export const useShortcut = (keys: string, act: () => void): void => useKeys({ [keys]: act });
