import { useAccess } from '@umijs/max';
import { useLoad } from '@/hooks/useLoad';
import { listUnitApplications } from '@/services/follow';

/**
 * The number of applications waiting in the reader's unit; undefined while loading, 0 for those who are not auditors.
 */
export function useAuditWaiting(): number | undefined {
  const { auditsUnit: audits } = useAccess();
  const { data, error } = useLoad(
    async () =>
      audits ? (await listUnitApplications({ state: 'waiting', pageSize: 1 }, 'nobody')).waiting : 0,
    { question: audits, refreshOnWindowFocus: true },
  );
  // If the count cannot be loaded, 0 lets the list itself be shown.
  return audits ? (data ?? (error ? 0 : undefined)) : 0;
}
