import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ModerationDrawer } from '@/pages/admin/parts/moderation/ModerationDrawer';
import { ModerationPage } from '@/pages/admin/parts/moderation/ModerationPage';
import {
  type DemandQuery,
  fetchDemandCase,
  listDemandQueue,
  submitDemandDecision,
} from '@/services/admin-demand';
import { caseFacts } from './case-facts';

const STATUSES = ['pending', 'published', 'matching', 'solved', 'returned', 'expired', 'closed'] as const;

/** 需求审核: read first, then publish, return or close. */
export default function DemandsPage() {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  return (
    <ModerationPage<'demand', 'return' | 'close', DemandQuery>
      kind="demand"
      statuses={STATUSES}
      load={listDemandQueue}
      hard={['return', 'close']}
      look={fetchDemandCase}
      decide={submitDemandDecision}
      drawer={(open) => (
        <ModerationDrawer
          {...open}
          words="demand"
          hard={{ return: 'returned', close: 'closed' }}
          load={fetchDemandCase}
          facts={(data) => caseFacts(t, join, time, data)}
          decide={submitDemandDecision}
        />
      )}
    />
  );
}
