import { ProFormDateTimePicker } from '@ant-design/pro-components';
import type { Application } from '@contract/apply';
import { EVENT_LABELS } from '@contract/rules/status-labels';
import type { ApplicationEvent } from '@contract/rules/status-machine';
import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { useAct } from '@/pages/admin/parts/useAct';
import { submitEvent } from '@/services/apply';
import { newIdempotencyKey } from '@/utils/idempotency-key';
import { isDeskEvent, isHard, questionOf } from './desk-events';
import styles from './index.module.css';

interface Props {
  application: Application;
  onApplication: (application: Application) => void;
}
interface Answer {
  reason?: string;
  dueAt?: string;
}

/** What the office may do with this application now, straight from the machine. */
export function EventButtons({ application, onApplication }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const act = useAct();
  const key = useRef(newIdempotencyKey());
  const [asked, setAsked] = useState<ApplicationEvent | null>(null);
  const { id, version, actions, title } = application;
  const events = actions.filter(isDeskEvent);

  const run = async (
    event: ApplicationEvent,
    { reason, dueAt }: Answer,
    form?: Parameters<typeof act>[0]['form'],
  ) => {
    const body = {
      version,
      ...(reason ? { reason } : {}),
      ...(dueAt ? { dueAt: `${dueAt.replace(' ', 'T')}+08:00` } : {}),
    };
    const done = await act({
      run: async () => onApplication(await submitEvent({ id, event }, body, key.current)),
      success: t('desk.apply.moved.success', { event: EVENT_LABELS[event] }),
      form,
    });
    key.current = newIdempotencyKey();
    return done;
  };
  const press = async (event: ApplicationEvent) => {
    if (questionOf(event) !== 'confirm') {
      setAsked(event);
      return;
    }
    const name = EVENT_LABELS[event];
    const question = { title: t('desk.apply.move.confirm', { event: name, title }), okText: name };
    if (await confirm(question)) await run(event, {});
  };

  if (events.length === 0) return <p className={styles.quiet}>{t('desk.apply.noActs.empty')}</p>;
  return (
    <div className={styles.acts}>
      {events.map((event, index) => (
        <Button
          key={event}
          look={isHard(event) ? 'danger' : index === 0 ? 'primary' : 'plain'}
          onClick={() => void press(event)}
        >
          {EVENT_LABELS[event]}
        </Button>
      ))}
      <ReasonForm<Answer>
        question={
          asked && {
            title: t('desk.apply.reason.title', { event: EVENT_LABELS[asked], title }),
            okText: EVENT_LABELS[asked],
            danger: isHard(asked),
            extra: questionOf(asked) === 'return' && (
              <ProFormDateTimePicker
                name="dueAt"
                label={t('desk.apply.dueAt.label')}
                rules={[{ required: true, message: t('desk.apply.dueAt.required') }]}
                fieldProps={{ format: 'YYYY-MM-DD HH:mm:ss', style: { width: '100%' } }}
              />
            ),
          }
        }
        onClose={() => setAsked(null)}
        onReason={(answer, form) => (asked ? run(asked, answer, form) : Promise.resolve(false))}
      />
    </div>
  );
}
