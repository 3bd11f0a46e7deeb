import { useEffect, useRef } from 'react';
import { areShortcutsOn } from '@/utils/shortcut-switch';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

/** One key, pressed alone, anywhere but where somebody types or a dialog waits for an answer. */
export function useShortcut(key: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (event.key !== key || !isPlain || isBusy(event.target) || !areShortcutsOn()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
