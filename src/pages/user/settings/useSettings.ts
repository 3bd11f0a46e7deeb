import { useRef } from 'react';
import { type Loading, useLoad } from '@/hooks/useLoad';
import { useSayFailure } from '@/hooks/useSayFailure';
import type { MessageId } from '@/i18n/message-id';
import { useSaved } from '@/pages/user/parts/useSaved';

interface Calls<Settings, Changes> {
  load: () => Promise<Settings>;
  /** Sends only the changes, because another window may have changed other settings. */
  send: (changes: Changes) => Promise<Settings>;
  /** Message shown when the last pending change is saved. */
  success: MessageId;
}

interface Kept<Settings, Changes> {
  from: Loading<Settings>;
  change: (changes: Changes, apply: (known: Settings) => Settings) => void;
}

/**
 * Settings saved as soon as they are chosen. A choice shows at once, changes are sent one after another, and a refused
 * one is reverted on its own. Nothing is disabled meanwhile, so several can be set in a row without losing keyboard
 * focus.
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
