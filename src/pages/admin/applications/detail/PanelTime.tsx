import type { PanelTime as Time } from '@contract/review';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ExtendForm } from './ExtendForm';
import styles from './index.module.css';

interface Props {
  applicationId: number;
  time: Time;
  onExtended: () => void;
}

/** The experts' deadline and a button to extend it; without an extension an overdue review would never end. */
export function PanelTime({ applicationId, time: { until, open }, onExtended }: Props) {
  const t = useText();
  const time = useTimeText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look={open ? 'plain' : 'primary'} onClick={() => setAsking(true)}>
        {t('admin.review.extend.action')}
      </Button>
      <p className={styles.quiet}>
        {t(open ? 'admin.review.panelUntil.label' : 'admin.review.panelOver.label', {
          time: time.deadline(until),
        })}
      </p>
      {asking && (
        <ExtendForm
          applicationId={applicationId}
          until={until}
          onClose={() => setAsking(false)}
          onExtended={onExtended}
        />
      )}
    </>
  );
}
