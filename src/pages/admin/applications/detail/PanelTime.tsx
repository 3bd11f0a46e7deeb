import type { PanelTime as Time } from '@contract/review';
import { beijingWire } from '@contract/rules/beijing-time';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ClockItem } from '@/pages/admin/parts/ClockItem';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { useAct } from '@/pages/admin/parts/useAct';
import { extendReview } from '@/services/review';
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
  const act = useAct();
  const [form] = Form.useForm<{ until: string }>();
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
        <DialogForm<{ until: string }>
          form={form}
          title={t('admin.review.extend.title')}
          width={480}
          submitText={t('admin.review.extend.action')}
          onClose={() => setAsking(false)}
          onFinish={async (value) => {
            const body = { applicationId, until: beijingWire(value.until) };
            const success = t('admin.review.extended.success');
            const done = await act({ run: () => extendReview(body), success, form });
            if (done) onExtended();
            return done;
          }}
        >
          <p className={styles.quiet}>{t('admin.review.extend.help', { time: time.deadline(until) })}</p>
          <ClockItem name="until" label={t('admin.review.newUntil.label')} />
        </DialogForm>
      )}
    </>
  );
}
