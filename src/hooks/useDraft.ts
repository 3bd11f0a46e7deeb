import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, DraftView } from '@/draft/draft-shape';
import { type DraftSource, openDraft } from '@/draft/live-draft';
import { holdUnsent } from '@/utils/unsent-work';

/**
 * The draft of one record: stored on the device at once, sent to the service 2 s later, shared between tabs. It lives
 * as long as the form: the form of another record needs another `key`.
 */
export function useDraft<R extends { version: number }>(
  source: DraftSource<R>,
  userId: number,
): { draft: Draft<R>; view: DraftView<R> } {
  const [{ draft, join }] = useState(() => openDraft(source, userId));
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  useEffect(join, [join]);
  useEffect(() => holdUnsent({ resume: () => void draft.flush() }), [draft]);
  return { draft, view };
}
