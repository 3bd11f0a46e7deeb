import { useRef } from 'react';
import { type Loading, useLoad } from '@/hooks/useLoad';
import { useSayFailure } from '@/hooks/useSayFailure';
import type { MessageId } from '@/i18n/message-id';
import { useSaved } from '@/pages/user/parts/useSaved';

interface Calls<Settings, Changes> {
  load: () => Promise<Settings>;
  /** Takes what was changed and nothing else: another window may have changed the rest. */
  send: (changes: Changes) => Promise<Settings>;
  /** Said when the last change that waited is kept. */
  success: MessageId;
}

interface Kept<Settings, Changes> {
  from: Loading<Settings>;
  change: (changes: Changes, apply: (known: Settings) => Settings) => void;
}

/**
 * Settings that are saved as they are chosen. A choice stands at once, the changes are sent one after another, and one
 * that is refused is put back by itself. Nothing is switched off meanwhile: several can be set in a row, and the
 * keyboard keeps its place.
 */
export function useSettings<Settings extends object, Changes>({
  load,
  send,
  success,
}: Calls<Settings, Changes>): Kept<Settings, Changes> {
  const saved = useSaved();
  const sayFailure = useSayFailure();
  const from = useLoad(load);
  const kept = useRef<Settings>(undefined);
  const waiting = useRef<((known: Settings) => Settings)[]>([]);
  const last = useRef(Promise.resolve());
  const show = (known: Settings): void =>
    from.set(waiting.current.reduce((settings, apply) => apply(settings), known));
  return {
    from,
    change: (changes, apply) => {
      const before = waiting.current.length > 0 ? kept.current : from.data;
      if (before === undefined) return;
      kept.current = before;
      waiting.current.push(apply);
      show(before);
      const sendNext = async (): Promise<void> => {
        let known = kept.current ?? before;
        try {
          known = await send(changes);
          if (waiting.current.length === 1) saved(success);
        } catch (error) {
          sayFailure(error);
        } finally {
          kept.current = known;
          waiting.current.shift();
          show(known);
        }
      };
      last.current = last.current.then(sendNext, sendNext);
    },
  };
}
