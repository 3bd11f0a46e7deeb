import type { AdminReview } from '@contract/review';
import { REVIEW_DIMENSIONS } from '@contract/review-choices';
import { isReviewFinal } from '@contract/rules/review-score';
import { Button } from '@/components/Button';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import { ReviewTag } from '@/pages/admin/parts/ReviewTag';

interface Props {
  reviews: readonly AdminReview[];
  /** Undefined when the panel is closed. */
  onRemove: ((review: AdminReview) => void) | undefined;
}

/** Who reads the application, and the scores that are there. */
export function PanelTable({ reviews, onRemove }: Props) {
  const t = useText();
  return (
    <ResponsiveTable
      caption={t('admin.review.panel.title')}
      captionHidden
      rows={reviews}
      rowKey={({ id }) => id}
      columns={[
        { key: 'expert', title: t('admin.review.expert.column'), render: ({ expertName }) => expertName },
        {
          key: 'status',
          title: t('admin.review.status.column'),
          render: ({ status }) => <ReviewTag status={status} />,
        },
        ...REVIEW_DIMENSIONS.map(({ key }) => ({
          key,
          title: t(`admin.review.${key}.label`),
          numeric: true,
          render: ({ scores }: AdminReview) => scores[key]?.score ?? '—',
        })),
        {
          key: 'total',
          title: t('admin.review.total.column'),
          numeric: true,
          render: ({ total }) => total ?? '—',
        },
        {
          key: 'acts',
          title: t('admin.table.acts.column'),
          bare: true,
          render: (review) =>
            onRemove &&
            !isReviewFinal(review.status) && (
              <Button look="text" size="small" onClick={() => onRemove(review)}>
                {t('admin.review.remove.action')}
              </Button>
            ),
        },
      ]}
    />
  );
}
