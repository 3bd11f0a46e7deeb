import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, DraftView } from '@/draft/draft-shape';
import { settle } from '@/draft/settle';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';

const isSaved = ({ phase, state }: DraftView<unknown>): boolean =>
  (phase === 'saved' || phase === 'idle') && Object.keys(state.conflicts).length === 0;

/**
 * Saves a draft before it is acted on. `unsettled` says why that failed, until everything is saved: where the status
 * line says 已保存 again, the same page must not go on saying that saving failed.
 */
export function useUnsettled(draft: Draft<unknown>) {
  const t = useText();
  const [word, setWord] = useState<MessageId | null>(null);
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  useEffect(() => {
    if (isSaved(view)) setWord(null);
  }, [view]);
  const settled = async (): Promise<boolean> => {
    const left = await settle(draft);
    setWord(left);
    return left === null;
  };
  return { unsettled: word && t(word), settled };
}
