import type { Application } from '@contract/apply';
import { isRowsPath } from '@contract/rules/draft-fields';
import { fieldsOf } from '@contract/rules/typed-fields';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fetchApplication } from '@/services/apply';
import { createDraft, type Draft, type DraftView } from './draft/createDraft';
import { draftStorage } from './draft/draft-storage';
import { draftName } from './draft/draftName';
import { sayLastWords } from './draft/last-words';
import { saveApplication } from './draft/save-application';

interface Saved {
  id: number;
}

/** The living draft of one application: on the device at once, with the service 2 s later, shared between tabs. */
export function useDraft(application: Application, userId: number): { draft: Draft; view: DraftView } {
  const { id } = application;
  const channel = useMemo(() => new BroadcastChannel(draftName(id)), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is made once per application; newer records reach it through refresh
  const draft = useMemo(
    () =>
      createDraft(application, fieldsOf(application), {
        save: (changes, resolved) => saveApplication(id, changes, resolved),
        load: async () => {
          const fresh = await fetchApplication(id);
          return { application: fresh, fields: fieldsOf(fresh) };
        },
        storage: draftStorage(userId, id),
        isRows: isRowsPath,
        now: Date.now,
        announce: () => channel.postMessage({ id } satisfies Saved),
      }),
    [id, userId],
  );
  const view = useSyncExternalStore(draft.subscribe, draft.view);

  useEffect(() => {
    void draft.restore();
    const refresh = (): void => void draft.refresh().catch(() => undefined);
    const onVisible = (): void => (document.visibilityState === 'hidden' ? void draft.flush() : refresh());
    const onOnline = (): void => void draft.flush();
    const warn = (event: BeforeUnloadEvent): void => {
      if (Object.keys(draft.view().state.edits).length > 0) event.preventDefault();
    };
    channel.addEventListener('message', refresh);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', warn);
    return () => {
      channel.removeEventListener('message', refresh);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', warn);
      const left = draft.flush().finally(() => {
        draft.dispose();
        channel.close();
      });
      sayLastWords(channel.name, left);
    };
  }, [draft, channel]);

  return { draft, view };
}
