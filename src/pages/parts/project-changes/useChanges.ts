import type { Application } from '@contract/apply';
import type { ProjectChanges } from '@contract/project-change';
import { isDecided } from '@contract/rules/decision-letter';
import { useLoad } from '@/hooks/useLoad';
import { fetchChanges } from '@/services/project-change';
import { isRefused } from './moved-on';

/** The latest loaded changes without any actions. */
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
  // A refusal of what was readable before means that the reader no longer has a part in the project.
  const isOver = Boolean(data) && isRefused(error);
  return { ...loading, data: data && isOver ? withoutActs(data) : data, isOver };
}
