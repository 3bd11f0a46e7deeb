import type { ReviewStatus } from '@contract/review-choices';
import type { IconName } from '@/components/icons';
import type { Tone } from '@/components/status-looks';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';

const LOOKS: Record<ReviewStatus, { tone: Tone; icon: IconName }> = {
  assigned: { tone: 'warning', icon: 'clock' },
  declared: { tone: 'info', icon: 'pencil' },
  conflict: { tone: 'neutral', icon: 'cross' },
  submitted: { tone: 'success', icon: 'check' },
};

export function ReviewTag({ status }: { status: ReviewStatus }) {
  const t = useText();
  return <Tag {...LOOKS[status]}>{t(`admin.review.${status}.label`)}</Tag>;
}
