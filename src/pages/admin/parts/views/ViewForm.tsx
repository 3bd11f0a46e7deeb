import { ADMIN_VIEW_NAME_MAX } from '@contract/limits';
import { Checkbox } from 'antd';
import { useText } from '@/i18n/useText';
import type { Act } from '@/pages/admin/parts/acts/useAct';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { EnterSubmits } from '@/pages/admin/parts/form/EnterSubmits';
import { FieldItem } from '@/pages/admin/parts/form/FieldItem';
import { TextItem } from '@/pages/admin/parts/form/TextItem';

interface Props {
  title: string;
  name?: string;
  /** Whether the form offers to make the view the default. */
  choice?: boolean;
  taken: readonly string[];
  onClose: () => void;
  onName: (act: Act, name: string, opens: boolean) => Promise<boolean>;
}

/** Form for the name of a view. */
export function ViewForm({ title, name = '', choice = false, taken, onClose, onName }: Props) {
  const t = useText();
  return (
    <DialogForm<{ name: string; opens?: boolean }>
      title={title}
      width={440}
      initialValues={{ name, opens: false }}
      submitText={t('admin.view.save.action')}
      cancelText={t('admin.form.cancel.action')}
      onClose={onClose}
      onFinish={async (given, act) => {
        const done = await onName(act, given.name.trim(), given.opens ?? false);
        if (done) onClose();
        return done;
      }}
    >
      <EnterSubmits />
      <TextItem
        name="name"
        label={t('admin.view.name.label')}
        max={ADMIN_VIEW_NAME_MAX}
        missing={t('admin.view.name.required')}
        rules={[
          {
            validator: async (_, value?: string) => {
              const given = value?.trim() ?? '';
              if (given !== name && taken.includes(given)) throw new Error(t('admin.view.name.invalid'));
            },
          },
        ]}
      />
      {choice && (
        <FieldItem name="opens" valuePropName="checked">
          <Checkbox>{t('admin.view.opens.label')}</Checkbox>
        </FieldItem>
      )}
    </DialogForm>
  );
}
