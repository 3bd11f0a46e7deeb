import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { listUnitApplications } from '@/services/follow';
import { hasPermission } from '@/utils/permission';

/** How many applications wait for the reader's own unit; undefined while it is not known, 0 for who audits none. */
export function useUnitWaiting(): number | undefined {
  const { permissions } = useSession();
  const audits = hasPermission(permissions, 'cms:apply:audit');
  const { data, error } = useLoad(
    async () =>
      audits ? (await listUnitApplications({ state: 'waiting', pageSize: 1 }, 'nobody')).waiting : 0,
    { refreshDeps: [audits], refreshOnWindowFocus: true },
  );
  // A count that cannot be read keeps nobody from the list itself.
  return audits ? (data ?? (error ? 0 : undefined)) : 0;
}
