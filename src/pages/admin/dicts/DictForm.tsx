import { ModalForm, ProFormDigit, ProFormSwitch, ProFormText } from '@ant-design/pro-components';
import type { DeskDictItem } from '@contract/desk-system';
import { Form } from 'antd';
import { useRef } from 'react';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/useAct';
import { createDictItem, updateDictItem } from '@/services/desk-system';
import { newIdempotencyKey } from '@/utils/idempotency-key';

interface Props {
  item: DeskDictItem | null;
  onClose: () => void;
  onDone: () => void;
}
const BLANK = { sort: 100, enabled: true, isDefault: false };

/** Type and key are set once: records point to them. */
export function DictForm({ item, onClose, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const key = useRef(newIdempotencyKey());
  const [form] = Form.useForm<DeskDictItem>();
  const rules = (label: string) => [
    { required: true, whitespace: true, message: t('desk.form.field.required', { label }) },
  ];
  return (
    <ModalForm<DeskDictItem>
      form={form}
      // Fields of the filter above bear the same names, and no two things may have one id.
      name="entry"
      open
      title={t(item ? 'desk.dict.edit.title' : 'desk.dict.create.title')}
      width={480}
      initialValues={item ?? BLANK}
      onOpenChange={(open) => !open && onClose()}
      modalProps={{ destroyOnHidden: true, centered: true }}
      submitter={{ searchConfig: { submitText: t('desk.form.save.action') } }}
      onFinish={async ({ type, value, parentValue, label, sort, isDefault, enabled }) => {
        const changeable = { label: label.trim(), sort, isDefault, enabled };
        const run = () =>
          item
            ? updateDictItem(item.id, changeable)
            : createDictItem(
                {
                  ...changeable,
                  type: type.trim(),
                  value: value.trim(),
                  parentValue: parentValue?.trim() || null,
                },
                key.current,
              );
        const done = await act({ run, success: t('desk.form.saved.success'), form });
        if (!done) key.current = newIdempotencyKey();
        if (done) onDone();
        return done;
      }}
    >
      <ProFormText
        name="type"
        label={t('desk.dict.type.column')}
        disabled={item !== null}
        rules={[
          ...rules(t('desk.dict.type.column')),
          { pattern: /^[a-z][a-z0-9_]{1,99}$/, message: t('desk.dict.type.invalid') },
        ]}
      />
      <ProFormText
        name="value"
        label={t('desk.dict.value.column')}
        disabled={item !== null}
        rules={rules(t('desk.dict.value.column'))}
        fieldProps={{ maxLength: 100 }}
      />
      <ProFormText
        name="label"
        label={t('desk.dict.label.column')}
        rules={rules(t('desk.dict.label.column'))}
        fieldProps={{ maxLength: 100 }}
      />
      <ProFormText name="parentValue" label={t('desk.dict.parent.column')} disabled={item !== null} />
      <ProFormDigit
        name="sort"
        label={t('desk.dict.sort.column')}
        min={0}
        max={100_000}
        fieldProps={{ precision: 0 }}
      />
      <ProFormSwitch name="isDefault" label={t('desk.dict.default.label')} />
      <ProFormSwitch name="enabled" label={t('desk.dict.enabled.label')} />
    </ModalForm>
  );
}
