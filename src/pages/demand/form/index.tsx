import type { OwnDemand } from '@contract/demand-posting';
import { idInAddress } from '@contract/rules/number-in-address';
import { history, Navigate, useParams, useSearchParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { beginRecord } from '@/draft/new-record';
import { recallMade } from '@/draft/recall-made';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useSession } from '@/hooks/useSession';
import { useStayingForm } from '@/hooks/useStayingForm';
import { useText } from '@/i18n/useText';
import { detailPath, formPath } from '@/pages/demand/parts/demand-path';
import { fetchBlankDemand, fetchOwnDemand } from '@/services/demand';
import { isNowhere } from '@/utils/is-missing';
import { DemandForm } from './DemandForm';
import { demandName, type OpenDemand, unmade } from './useDemandDraft';

const NEW = 'new';

const load = async (id: string, sourceId: number | null, userId: number): Promise<OpenDemand> => {
  if (id !== NEW) {
    const kept = await recallMade(userId, {
      kind: 'demand/',
      id: idInAddress(id),
      name: demandName(idInAddress(id)),
    });
    return { demand: await fetchOwnDemand(idInAddress(id), 'page'), kept, fresh: null, sourceId: null };
  }
  const demand = unmade(await fetchBlankDemand(sourceId));
  const fresh = await beginRecord(userId, sourceId === null ? 'demand' : `demand/after-${sourceId}`);
  return { demand, kept: fresh.kept, fresh, sourceId };
};

/** A demand of one's own: written while it may be, read-only later. `new` begins one; others get the public page. */
export default function DemandFormPage() {
  const t = useText();
  const id = useParams()['id'] ?? NEW;
  const [search] = useSearchParams();
  const sourceId = idInAddress(search.get('sourceId')) || null;
  const { user } = useSession();
  const { key, stayAt } = useStayingForm(id);
  const { data, error, reload, set } = useLoad(async () => (user ? load(id, sourceId, user.userId) : null), {
    about: `${key} ${user?.userId}`,
    answers: isNowhere,
  });
  usePageTitle(data ? data.demand.draft.title || t('demand.form.untitled.label') : null);
  if (id !== NEW && isNowhere(error)) return <Navigate to={detailPath(idInAddress(id))} replace />;
  if (error) return <ErrorState page={t('demand.form.self.title')} error={error} onRetry={reload} />;
  if (!data || !user) return <LoadingSkeleton shape="detail" count={6} />;
  const { demand } = data;
  if (!demand.mine) return <Navigate to={detailPath(demand.id)} replace />;
  const onMade = (made: OwnDemand): void => {
    stayAt(made.id);
    history.replace(formPath(made.id));
  };
  return (
    <DemandForm
      // What is only read is another form after each act: a renewal leaves the status as it was.
      key={`${key}-${demand.status}-${demand.editable ? '' : demand.version}`}
      opened={data}
      userId={user.userId}
      onMade={onMade}
      onMoved={(next) => set({ demand: next, kept: {}, fresh: null, sourceId: null })}
    />
  );
}
