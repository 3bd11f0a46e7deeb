import type { Application } from '@contract/apply';
import { useLoad } from '@/hooks/useLoad';
import { ReturnDialog } from '@/pages/parts/remarks/ReturnDialog';
import { fetchTold } from '@/services/follow';

type Props = Omit<Parameters<typeof ReturnDialog>[0], 'id' | 'sections' | 'readers'> & {
  application: Pick<Application, 'id' | 'owner' | 'sections'>;
};

/** 退回修改 by the unit: names those who will be notified; at least the leader when the list could not be loaded. */
export function AuditReturn({ application: { id, owner, sections }, ...dialog }: Props) {
  // Loaded once per dialog: after the return the unit may no longer read who is notified.
  const { data } = useLoad(() => fetchTold(id), { about: id });
  const readers = data?.next.map(({ name }) => name) ?? [owner.name];
  return <ReturnDialog {...dialog} id={id} sections={sections} readers={readers} />;
}
