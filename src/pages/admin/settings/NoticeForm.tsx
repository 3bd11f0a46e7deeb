import type { UpdateNotice } from '@contract/admin-system';
import { beijingClock, beijingWire } from '@contract/rules/beijing-time';
import { SITE_LIMITS } from '@contract/site-choices';
import { Form, type FormInstance } from 'antd';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { type Text, useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { ClockItem } from '@/pages/admin/parts/form/ClockItem';
import { PageForm } from '@/pages/admin/parts/form/PageForm';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useRebase } from '@/pages/admin/parts/useRebase';
import { updateNotice } from '@/services/admin-system';
import styles from './index.module.css';

interface Props {
  update: UpdateNotice | null;
  onSaved: (update: UpdateNotice | null) => void;
  onChange: (isUnsaved: boolean) => void;
}
interface Value {
  subject: string;
  notes?: string;
  /** Start and end as Beijing clock text. */
  startTime: string;
  endTime: string;
}

const last = (name: unknown): keyof Value => [name].flat().at(-1) as keyof Value;

/** The service names a field by its path within the notice; in this form the fields have no such prefix. */
const placed = (
  form: FormInstance<Value>,
): Pick<FormInstance, 'setFields' | 'scrollToField' | 'getFieldsValue'> => ({
  getFieldsValue: form.getFieldsValue,
  setFields: (problems) =>
    form.setFields(problems.map(({ name, ...problem }) => ({ ...problem, name: last(name) }))),
  scrollToField: (name, options) => form.scrollToField(last(name), options),
});

interface Standing {
  update: UpdateNotice | null;
}

const toForm = ({ update }: Standing): Partial<Value> =>
  update
    ? {
        subject: update.subject,
        notes: update.notes,
        startTime: beijingClock(update.startTime),
        endTime: beijingClock(update.endTime),
      }
    : {};

const labelsOf = (t: Text): Record<string, string> => ({
  subject: t('admin.setting.subject.label'),
  notes: t('admin.setting.notes.label'),
  startTime: t('admin.setting.startTime.label'),
  endTime: t('admin.setting.endTime.label'),
});

/** The banner above every page that announces an interruption. */
export function NoticeForm({ update, onSaved, onChange }: Props) {
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const [form] = Form.useForm<Value>();
  const { stands, moved, onMoved } = useRebase<Standing, Value>({ form, record: { update }, toForm });
  const before = stands.update;
  const publish = async ({ subject, notes, startTime, endTime }: Value) => {
    const okText = t('admin.setting.publish.action');
    if (!(await confirm({ title: t('admin.setting.publish.confirm'), okText }))) return;
    const notice = {
      subject: subject.trim(),
      notes: notes?.trim() ?? '',
      startTime: beijingWire(startTime),
      endTime: beijingWire(endTime),
    };
    const run = async () => {
      const kept = await updateNotice({ update: notice, before });
      onChange(false);
      onSaved(kept);
    };
    await act({ run, success: t('admin.setting.published.success'), form: placed(form), onMoved });
  };
  const withdraw = async () => {
    const okText = t('admin.setting.withdraw.action');
    if (!(await confirm({ title: t('admin.setting.withdraw.confirm'), okText }))) return;
    const run = async () => {
      const kept = await updateNotice({ update: null, before });
      onChange(false);
      onSaved(kept);
    };
    await act({ run, success: t('admin.setting.withdrawn.success'), onMoved });
  };
  return (
    <section className={styles.form} aria-labelledby="notice">
      <h2 id="notice">{t('admin.setting.notice.title')}</h2>
      <PageForm<Value>
        form={form}
        initialValues={toForm({ update })}
        onFinish={publish}
        onValuesChange={() => onChange(true)}
      >
        <MovedNote moved={moved} labels={labelsOf(t)} />
        <TextItem
          name="subject"
          label={t('admin.setting.subject.label')}
          {...SITE_LIMITS.subject}
          missing={t('admin.setting.subject.required')}
        />
        <TextItem
          name="notes"
          label={t('admin.setting.notes.label')}
          {...SITE_LIMITS.notes}
          rows={3}
          optional
        />
        {(['startTime', 'endTime'] as const).map((name) => (
          <ClockItem key={name} name={name} label={t(`admin.setting.${name}.label`)} />
        ))}
      </PageForm>
      <div className={styles.acts}>
        {/* The page's one leading action is saving the settings above; this one is rare and reaches everybody. */}
        <Button onClick={() => form.submit()}>{t('admin.setting.publish.action')}</Button>
        {before && <Button onClick={() => void withdraw()}>{t('admin.setting.withdraw.action')}</Button>}
      </div>
    </section>
  );
}
