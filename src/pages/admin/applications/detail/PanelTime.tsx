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

/** Until when the experts have time, and more of it: without that a late review would never end. */
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
