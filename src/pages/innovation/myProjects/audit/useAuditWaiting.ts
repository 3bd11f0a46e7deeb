import { useAccess } from '@umijs/max';
import { useLoad } from '@/hooks/useLoad';
import { listUnitApplications } from '@/services/follow';

/** How many applications wait for the reader's own unit; undefined while it is not known, 0 for who audits none. */
export function useAuditWaiting(): number | undefined {
  const { auditsUnit: audits } = useAccess();
  const { data, error } = useLoad(
    async () =>
      audits ? (await listUnitApplications({ state: 'waiting', pageSize: 1 }, 'nobody')).waiting : 0,
    { question: audits, refreshOnWindowFocus: true },
  );
  // A count that cannot be read keeps nobody from the list itself.
  return audits ? (data ?? (error ? 0 : undefined)) : 0;
}
