import { Navigate, useParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { fetchOwnAchievement } from '@/services/achievement';
import { isNowhere } from '@/utils/is-missing';
import { Editor } from './Editor';

/** An own achievement: written while it may be, read-only while it is judged or public. */
export default function OwnAchievementPage() {
  const t = useText();
  const id = Number(useParams().id);
  const { user } = useSession();
  const { data, error, reload, set } = useLoad(() => fetchOwnAchievement(id), { refreshDeps: [id] });
  usePageTitle(data ? data.draft.title || t('achi.mine.untitled.label') : null);
  if (error && isNowhere(error)) return <Navigate to={`/achi/detail/${id}`} replace />;
  if (error) return <ErrorState page={t('achi.mine.page.title')} error={error} onRetry={reload} />;
  if (!data || !user) return <LoadingSkeleton shape="detail" count={6} />;
  return <Editor key={`${data.id}-${data.status}`} achievement={data} userId={user.userId} onMoved={set} />;
}
