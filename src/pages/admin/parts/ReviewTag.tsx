import type { ReviewStatus } from '@contract/review-choices';
import { REVIEW_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';

export function ReviewTag({ status }: { status: ReviewStatus }) {
  const t = useText();
  return <Tag {...REVIEW_LOOKS[status]}>{t(`admin.review.${status}.label`)}</Tag>;
}
