import { expertsMissing, type ReviewPanel } from '@contract/rules/review-panel';
import { REVIEW_LOAD_MAX } from '@contract/rules/review-score';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { ChoiceGroup } from '@/pages/admin/parts/form/ChoiceGroup';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { createReviews, listExperts } from '@/services/review';
import styles from './index.module.css';

interface Props {
  applicationId: number;
  /** How many reviews the decision requires, and how many experts are assigned. */
  panel: Pick<ReviewPanel, 'reviewsAssigned' | 'reviewMinimum'>;
  onClose: () => void;
  /** Called when the experts are assigned, or when somebody else has changed the panel or its status meanwhile. */
  onAssigned: () => void;
}

/** Choose experts, least busy first; those who must not be asked are shown with the reason instead of hidden. */
export function AssignForm({ applicationId, panel, onClose, onAssigned }: Props) {
  const t = useText();
  const missing = expertsMissing(panel);
  const { data, error, loading, reload } = useLoad(() => listExperts(applicationId));
  return (
    <DialogForm<{ expertIds: number[] }>
      title={t('admin.review.assign.title')}
      width={560}
      submitText={t('admin.review.assign.action')}
      onClose={onClose}
      onFinish={async ({ expertIds }, act) => {
        const done = await act({
          run: () => createReviews({ applicationId, expertIds }),
          success: t('admin.review.assigned.success', { n: expertIds.length }),
          onStale: onAssigned,
        });
        if (done) onAssigned();
        return done;
      }}
    >
      <p className={styles.quiet}>
        {t(missing > 0 ? 'admin.review.missing.help' : 'admin.review.enough.help', {
          min: panel.reviewMinimum,
          n: panel.reviewsAssigned,
          missing,
        })}
      </p>
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={3} />}
      {data && (
        <ChoiceGroup
          many
          name="expertIds"
          label={t('admin.review.experts.label')}
          missing={t('admin.review.experts.required')}
          options={data.list.map(({ accountId, name, unitName, load, assigned, obstacle }) => ({
            value: accountId,
            disabled: assigned || obstacle !== null,
            label: (
              <span>
                {name}{' '}
                <span className={styles.quiet}>
                  {[
                    unitName ?? t('admin.review.noUnit.label'),
                    t('admin.review.load.label', { n: load, max: REVIEW_LOAD_MAX }),
                    ...(assigned ? [t('admin.review.already.label')] : []),
                    ...(obstacle && !assigned ? [t(`admin.review.obstacle.${obstacle}.label`)] : []),
                  ].join(' · ')}
                </span>
              </span>
            ),
          }))}
        />
      )}
    </DialogForm>
  );
}
