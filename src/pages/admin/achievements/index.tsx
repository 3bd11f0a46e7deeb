import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ModerationDrawer } from '@/pages/admin/parts/moderation/ModerationDrawer';
import { ModerationPage } from '@/pages/admin/parts/moderation/ModerationPage';
import {
  type AchievementQuery,
  fetchAchievementCase,
  listAchievementQueue,
  submitAchievementDecision,
} from '@/services/admin-achievement';
import { caseFacts } from './case-facts';

const STATUSES = ['pending', 'published', 'returned', 'removed'] as const;

/** 成果审核: read first, then publish, return or take down. */
export default function AchievementsPage() {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  return (
    <ModerationPage<'achievement', 'return' | 'remove', AchievementQuery>
      kind="achievement"
      statuses={STATUSES}
      load={listAchievementQueue}
      hard={['return', 'remove']}
      look={fetchAchievementCase}
      decide={submitAchievementDecision}
      drawer={(open) => (
        <ModerationDrawer
          {...open}
          words="achi"
          hard={{ return: 'returned', remove: 'removed' }}
          load={fetchAchievementCase}
          facts={(data) => caseFacts(t, join, time, data)}
          decide={submitAchievementDecision}
        />
      )}
    />
  );
}
