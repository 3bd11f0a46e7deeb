import { Navigate } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { usePosting } from '@/pages/parts/market/usePosting';
import { isNowhere } from '@/utils/is-missing';
import { Editor } from './Editor';
import { OWN_ACHIEVEMENTS } from './own-achievements';

/**
 * One of my achievements: editable while its state allows it, read-only while under review or public. `new` starts one.
 */
export default function OwnAchievementPage() {
  const t = useText();
  const { id, key, userId, opened, error, reload, onMade, onMoved } = usePosting(OWN_ACHIEVEMENTS);
  usePageTitle(opened ? opened.record.draft.title || t('achi.mine.untitled.label') : null);
  if (error && isNowhere(error)) return <Navigate to={`/achi/detail/${id}`} replace />;
  if (error) return <ErrorState page={t('achi.mine.page.title')} error={error} onRetry={reload} />;
  if (!opened || !userId)
    return <LoadingSkeleton page={t('achi.mine.page.title')} shape="detail" count={6} />;
  return <Editor key={`${key}-${opened.record.status}`} {...{ opened, userId, onMade, onMoved }} />;
}
