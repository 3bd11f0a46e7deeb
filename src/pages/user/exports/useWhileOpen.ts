import { useEffect } from 'react';
import type { ExportJob } from '@/services/export';

const AGAIN_MS = 2000;

/** Reloads every 2 seconds as long as one of the exports is still being written. */
export function useWhileOpen(jobs: readonly ExportJob[] | undefined, reload: () => void): void {
  useEffect(() => {
    if (!jobs?.some(({ state }) => state === 'waiting' || state === 'running')) return;
    const timer = setTimeout(reload, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [jobs, reload]);
}
