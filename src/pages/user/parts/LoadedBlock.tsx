import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { Loading } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { traceIdOf } from '@/utils/trace-id';
import { failureText } from './failure-text';

interface Props<T> {
  from: Pick<Loading<T>, 'data' | 'error' | 'loading' | 'reload'>;
  count?: number;
  children: (data: T) => ReactNode;
}

/** One block of a panel that loads by itself: only the failing block says so, the others work. */
export function LoadedBlock<T>({ from: { data, error, loading, reload }, count = 3, children }: Props<T>) {
  const t = useText();
  if (data !== undefined) return children(data);
  if (!error) return <LoadingSkeleton count={count} />;
  return (
    <ErrorState
      reason={failureText(t, error)}
      traceId={traceIdOf(error)}
      onRetry={reload}
      retrying={loading}
    />
  );
}
