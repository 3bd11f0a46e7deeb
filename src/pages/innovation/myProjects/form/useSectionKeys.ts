import { useEffect, useRef } from 'react';

interface Keys {
  onSave: () => void;
  onNext: () => void;
}

/** Ctrl/⌘+S saves, Ctrl/⌘+Enter goes on (req:ui-shortcuts). No key submits. */
export function useSectionKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const act = { s: latest.current.onSave, Enter: latest.current.onNext }[
        event.key === 'S' ? 's' : event.key
      ];
      if (!act) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
