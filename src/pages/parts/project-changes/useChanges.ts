import type { Application } from '@contract/apply';
import type { ProjectChanges } from '@contract/project-change';
import { isDecided } from '@contract/rules/decision-letter';
import { useLoad } from '@/hooks/useLoad';
import { fetchChanges } from '@/services/project-change';
import { isRefused } from './moved-on';

/** As it was read last, with nothing in it to press. */
const withoutActs = (read: ProjectChanges): ProjectChanges => ({
  ...read,
  changes: read.changes.map((change) => ({ ...change, acts: [] })),
  offers: [],
  mayHandOver: false,
});

/** The changes of a project; null before there is a project. */
export function useChanges({ id, status, version }: Pick<Application, 'id' | 'status' | 'version'>) {
  const loading = useLoad(async () => (isDecided(status) ? fetchChanges(id) : null), {
    about: id,
    question: isDecided(status),
    refreshDeps: [version],
  });
  const { data, error } = loading;
  // Whoever is refused what they have just been reading has no part in it any more.
  const isOver = Boolean(data) && isRefused(error);
  return { ...loading, data: data && isOver ? withoutActs(data) : data, isOver };
}
