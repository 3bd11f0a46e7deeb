import {
  ProForm,
  ProFormDateTimeRangePicker,
  ProFormText,
  ProFormTextArea,
} from '@ant-design/pro-components';
import type { UpdateNotice } from '@contract/admin-system';
import { beijingClock } from '@contract/rules/beijing-time';
import { Form, type FormInstance } from 'antd';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/useAct';
import { updateNotice } from '@/services/admin-system';
import styles from './index.module.css';

interface Props {
  update: UpdateNotice | null;
  onSaved: (update: UpdateNotice | null) => void;
}
interface Value {
  subject: string;
  notes?: string;
  /** As a Beijing clock shows them. */
  time: [string, string];
}

const wire = (clock: string): string => `${clock.replace(' ', 'T')}+08:00`;

/** The service names both ends of the time; here they are one field. */
const placed = (form: FormInstance<Value>): Pick<FormInstance, 'setFields' | 'scrollToField'> => ({
  setFields: (problems) =>
    form.setFields(
      problems.map(({ name, ...problem }) => {
        const field = String([name].flat().at(-1));
        return { ...problem, name: field.endsWith('Time') ? 'time' : (field as keyof Value) };
      }),
    ),
  scrollToField: () => form.scrollToField('time', { block: 'center' }),
});

/** The banner above every page that announces an interruption. */
export function NoticeForm({ update, onSaved }: Props) {
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const [form] = Form.useForm<Value>();
  const publish = async ({ subject, notes, time }: Value) => {
    const okText = t('admin.setting.publish.action');
    if (!(await confirm({ title: t('admin.setting.publish.confirm'), okText }))) return;
    const notice = {
      subject: subject.trim(),
      notes: notes?.trim() ?? '',
      startTime: wire(time[0]),
      endTime: wire(time[1]),
    };
    const run = async () => onSaved(await updateNotice(notice));
    await act({ run, success: t('admin.setting.published.success'), form: placed(form) });
  };
  const withdraw = async () => {
    const okText = t('admin.setting.withdraw.action');
    if (!(await confirm({ title: t('admin.setting.withdraw.confirm'), okText }))) return;
    const run = async () => onSaved(await updateNotice(null));
    await act({ run, success: t('admin.setting.withdrawn.success') });
  };
  return (
    <section className={styles.form} aria-labelledby="notice">
      <h2 id="notice">{t('admin.setting.notice.title')}</h2>
      <ProForm<Value>
        form={form}
        dateFormatter="string"
        initialValues={
          update
            ? {
                subject: update.subject,
                notes: update.notes,
                time: [beijingClock(update.startTime), beijingClock(update.endTime)],
              }
            : {}
        }
        onFinish={publish}
        submitter={false}
        autoFocusFirstInput={false}
      >
        <ProFormText
          name="subject"
          label={t('admin.setting.subject.label')}
          rules={[{ required: true, whitespace: true, message: t('admin.setting.subject.required') }]}
          fieldProps={{ maxLength: 255 }}
        />
        <ProFormTextArea
          name="notes"
          label={t('admin.setting.notes.label')}
          fieldProps={{ maxLength: 2000, rows: 3, showCount: true }}
        />
        <ProFormDateTimeRangePicker
          name="time"
          label={t('admin.setting.time.label')}
          rules={[{ required: true, message: t('admin.setting.time.required') }]}
          fieldProps={{ format: 'YYYY-MM-DD HH:mm:ss', style: { width: '100%' } }}
        />
      </ProForm>
      <div className={styles.acts}>
        <Button look="primary" onClick={() => form.submit()}>
          {t('admin.setting.publish.action')}
        </Button>
        {update && <Button onClick={() => void withdraw()}>{t('admin.setting.withdraw.action')}</Button>}
      </div>
    </section>
  );
}
