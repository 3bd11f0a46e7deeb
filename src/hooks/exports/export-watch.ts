import type { ExportJob } from '@/services/export';
import type { RequestError } from '@/utils/request-error';
import { onSignOut } from '@/utils/sign-out-hooks';

/** One that is being written, or has just come to its end. */
export interface WatchedExport {
  job: ExportJob;
  /** Its file has been handed to the browser. */
  fetched: boolean;
  /** Why it has not: the file lies there all the same, and the panel leads to it. */
  failure?: RequestError;
}

let watched: readonly WatchedExport[] = [];
const listeners = new Set<() => void>();

/** The exports that this tab looks after, for whoever shows them; `take-export.ts` looks after them. */
export const exportWatch = {
  read: (): readonly WatchedExport[] => watched,
  set: (next: readonly WatchedExport[]): void => {
    watched = next;
    for (const tell of listeners) tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** They are that person's: the next one on this device is told nothing of them. */
export const forgetWatched = (): void => exportWatch.set([]);
onSignOut(forgetWatched);
