import type { AdminReview } from '@contract/review';
import { REVIEW_DIMENSIONS } from '@contract/review-choices';
import { KeptDetails } from '@/components/KeptDetails';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';

/** Why an expert gave these scores, or declared a conflict of interest. */
export function ReviewReasons({ review }: { review: AdminReview }) {
  const t = useText();
  const { status, expertName, conflictReason, scores, comment } = review;
  return (
    <KeptDetails keptAs={`reasons ${review.id}`} className={styles.reasons}>
      <summary>
        {t(status === 'conflict' ? 'admin.review.recusalOf.label' : 'admin.review.reasonsOf.label', {
          name: expertName,
        })}
      </summary>
      {conflictReason && <p>{conflictReason}</p>}
      <dl>
        {REVIEW_DIMENSIONS.filter(({ key }) => scores[key]).map(({ key }) => (
          <div key={key}>
            <dt>{t(`admin.review.${key}.label`)}</dt>
            <dd>{scores[key]?.reason}</dd>
          </div>
        ))}
      </dl>
      {comment && <p>{comment}</p>}
    </KeptDetails>
  );
}
