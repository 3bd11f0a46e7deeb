import { useEffect, useState } from 'react';
import type { ApplicationDraft } from '@/hooks/useApplicationDraft';

/** Sends pending edits and loads the record again, so that the service's verdicts match what is on the screen. */
export function useSynced(draft: ApplicationDraft) {
  const [running, setRunning] = useState(true);
  const [synced, setSynced] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more
  useEffect(() => {
    let current = true;
    setRunning(true);
    const sync = async (): Promise<boolean> => {
      const sent = await draft.flush();
      await draft.refresh();
      return sent;
    };
    sync()
      .catch(() => false)
      .then((done) => {
        if (!current) return;
        setSynced(done);
        setRunning(false);
      });
    return () => {
      current = false;
    };
  }, [draft, round]);
  return { running, synced, again: () => setRound((count) => count + 1) };
}
