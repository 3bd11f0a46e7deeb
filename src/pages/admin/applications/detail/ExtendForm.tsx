import { beijingWire } from '@contract/rules/beijing-time';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ClockItem } from '@/pages/admin/parts/form/ClockItem';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { extendReview } from '@/services/review';
import styles from './index.module.css';

interface Props {
  applicationId: number;
  /** The experts' current deadline. */
  until: string;
  onClose: () => void;
  onExtended: () => void;
}

/** Sets a later deadline for the experts of an application. */
export function ExtendForm({ applicationId, until, onClose, onExtended }: Props) {
  const t = useText();
  const time = useTimeText();
  return (
    <DialogForm<{ until: string }>
      title={t('admin.review.extend.title')}
      width={480}
      submitText={t('admin.review.extend.action')}
      onClose={onClose}
      onFinish={async (value, act) => {
        const body = { applicationId, until: beijingWire(value.until) };
        const success = t('admin.review.extended.success');
        const done = await act({ run: () => extendReview(body), success, onStale: onExtended });
        if (done) onExtended();
        return done;
      }}
    >
      <p className={styles.quiet}>{t('admin.review.extend.help', { time: time.deadline(until) })}</p>
      <ClockItem name="until" label={t('admin.review.newUntil.label')} />
    </DialogForm>
  );
}
