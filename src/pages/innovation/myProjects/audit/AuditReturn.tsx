import type { Application } from '@contract/apply';
import { useLoad } from '@/hooks/useLoad';
import { ReturnDialog } from '@/pages/parts/remarks/ReturnDialog';
import { fetchTold } from '@/services/follow';

type Props = Omit<Parameters<typeof ReturnDialog>[0], 'id' | 'sections' | 'readers'> & {
  application: Pick<Application, 'id' | 'owner' | 'sections'>;
};

/** 退回修改 by the unit: whoever writes it is told and named; the leader always, whatever else cannot be read now. */
export function AuditReturn({ application: { id, owner, sections }, ...dialog }: Props) {
  // Once for the dialog: as soon as it is sent back the unit has no business any more with whom that reaches.
  const { data } = useLoad(() => fetchTold(id), { about: id });
  const readers = data?.next.map(({ name }) => name) ?? [owner.name];
  return <ReturnDialog {...dialog} id={id} sections={sections} readers={readers} />;
}
