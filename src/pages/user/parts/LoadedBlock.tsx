import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { Loading } from '@/hooks/useLoad';

interface Props<T> {
  from: Pick<Loading<T>, 'data' | 'error' | 'loading' | 'reload'>;
  count?: number;
  children: (data: T) => ReactNode;
}

/** One independently loaded block of a panel: if it fails, the others still work. */
export function LoadedBlock<T>({ from: { data, error, loading, reload }, count = 3, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <LoadingSkeleton count={count} />;
  return <ErrorState error={error} onRetry={reload} retrying={loading} />;
}
