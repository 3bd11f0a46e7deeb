import { useEffect } from 'react';
import type { Loading } from '@/hooks/useLoad';
import type { ExportJob } from '@/services/export';

const AGAIN_MS = 2000;

/** Reloads every 2 seconds as long as one of the exports is still being written. */
export function useWhileOpen({ data, error, reload }: Loading<ExportJob[]>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the list is the same, and is asked for again
  useEffect(() => {
    if (!data?.some(({ state }) => state === 'waiting' || state === 'running')) return;
    const timer = setTimeout(reload, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, error, reload]);
}
