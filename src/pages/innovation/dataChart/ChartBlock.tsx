import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { Loading } from '@/hooks/useLoad';

interface Props<T> {
  load: Loading<T>;
  children: (data: T) => ReactNode;
}

/** Each chart loads and fails on its own. */
export function ChartBlock<T>({ load: { data, error, loading, reload }, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (error && !loading) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  return <LoadingSkeleton shape="rows" count={5} />;
}
