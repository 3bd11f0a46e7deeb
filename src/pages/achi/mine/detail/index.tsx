import type { OwnAchievement } from '@contract/achievement';
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
import { ownPath } from '@/pages/achi/parts/own-path';
import { fetchBlankAchievement, fetchOwnAchievement } from '@/services/achievement';
import { isNowhere } from '@/utils/is-missing';
import { Editor } from './Editor';
import { achievementName, type OpenAchievement, unmade } from './useAchievementDraft';

const NEW = 'new';

const load = async (id: string, sourceId: number | null, userId: number): Promise<OpenAchievement> => {
  if (id !== NEW) {
    const kept = await recallMade(userId, {
      kind: 'achievement',
      id: idInAddress(id),
      name: achievementName(idInAddress(id)),
    });
    return {
      achievement: await fetchOwnAchievement(idInAddress(id), 'page'),
      kept,
      fresh: null,
      sourceId: null,
    };
  }
  const achievement = unmade(await fetchBlankAchievement(sourceId));
  const kind = sourceId === null ? 'achievement' : `achievement-of-${sourceId}`;
  const fresh = await beginRecord(userId, kind);
  return { achievement, kept: fresh.kept, fresh, sourceId };
};

/** An own achievement: written while it may be, read-only while it is judged or public. `new` begins one. */
export default function OwnAchievementPage() {
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
  usePageTitle(data ? data.achievement.draft.title || t('achi.mine.untitled.label') : null);
  if (error && isNowhere(error)) return <Navigate to={`/achi/detail/${id}`} replace />;
  if (error) return <ErrorState page={t('achi.mine.page.title')} error={error} onRetry={reload} />;
  if (!data || !user) return <LoadingSkeleton shape="detail" count={6} />;
  const onMade = (made: OwnAchievement): void => {
    stayAt(made.id);
    history.replace(ownPath(made.id));
  };
  return (
    <Editor
      key={`${key}-${data.achievement.status}`}
      opened={data}
      userId={user.userId}
      onMade={onMade}
      onMoved={(achievement) => set({ achievement, kept: {}, fresh: null, sourceId: null })}
    />
  );
}
