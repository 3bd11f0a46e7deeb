import type { ExportJob } from '@/services/export';
import type { RequestError } from '@/utils/request-error';
import { onSignOut } from '@/utils/sign-out-hooks';

/** An export that is being written, or has just ended. */
export interface WatchedExport {
  job: ExportJob;
  /** Its file has been handed to the browser. */
  fetched: boolean;
  /**
   * Why the file was not passed on, or why its progress is not known; either way it goes on, and the panel links to the
   * finished file.
   */
  failure?: RequestError;
}

let watched: readonly WatchedExport[] = [];
const listeners = new Set<() => void>();

/** The exports that this tab watches, for components that show them; `take-export.ts` updates them. */
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

/** They belong to the person: the next one on this device does not see them. */
export const forgetWatched = (): void => exportWatch.set([]);
onSignOut(forgetWatched);
