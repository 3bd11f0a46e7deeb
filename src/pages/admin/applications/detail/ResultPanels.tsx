import { MILESTONES } from '@contract/result-choices';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { listHandedIn } from '@/services/result';
import { ResultPanel } from './ResultPanel';

/** Results of both stages; `version` changes with every event and makes them load again. */
export function ResultPanels({ id, version }: { id: number; version: number }) {
  const { data, error, loading, reload } = useLoad(() => listHandedIn(id, 'section'), {
    about: id,
    refreshDeps: [version],
  });
  if (error) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={5} />;
  return MILESTONES.map((milestone) => (
    <ResultPanel
      key={milestone}
      milestone={milestone}
      result={data.find((result) => result.milestone === milestone) ?? null}
    />
  ));
}
