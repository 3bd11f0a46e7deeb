import type { AdminDictItem } from '@contract/admin-system';
import { DICT_LIMITS } from '@contract/site-choices';
import { useText } from '@/i18n/useText';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { EnterSubmits } from '@/pages/admin/parts/form/EnterSubmits';
import { NumberItem } from '@/pages/admin/parts/form/NumberItem';
import { SwitchItem } from '@/pages/admin/parts/form/SwitchItem';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useRecordForm } from '@/pages/admin/parts/useRecordForm';
import { createDictItem, updateDictItem } from '@/services/admin-system';

interface Props {
  item: AdminDictItem | null;
  onClose: () => void;
  onDone: () => void;
}
const BLANK = { sort: 100, enabled: true, isDefault: false };

/** What this form may change of an entry. */
const changeableOf = ({ label, sort, isDefault, enabled }: AdminDictItem) => ({
  label,
  sort,
  isDefault,
  enabled,
});

const save = (values: AdminDictItem, stands: AdminDictItem | null) => {
  const { type, value, parentValue, label, sort, isDefault, enabled } = values;
  const changeable = { label: label.trim(), sort, isDefault, enabled };
  return stands
    ? updateDictItem(stands.id, { ...changeable, before: changeableOf(stands) })
    : createDictItem({
        ...changeable,
        type: type.trim(),
        value: value.trim(),
        parentValue: parentValue?.trim() || null,
      });
};

/** Type and key are set once: records point to them. */
export function DictForm({ item, onClose, onDone }: Props) {
  const t = useText();
  const { form, moved, onFinish } = useRecordForm<AdminDictItem | null, AdminDictItem>({
    record: item,
    toForm: changeableOf,
    save,
    onDone,
  });
  return (
    <DialogForm<AdminDictItem>
      form={form}
      // Fields of the filter above have the same names; this prefix keeps their ids apart.
      name="entry"
      title={t(item ? 'admin.dict.edit.title' : 'admin.dict.create.title')}
      width={480}
      initialValues={item ?? BLANK}
      submitText={t('admin.form.save.action')}
      onClose={onClose}
      onFinish={onFinish}
    >
      <EnterSubmits />
      <MovedNote
        moved={moved}
        labels={{
          label: t('admin.dict.label.column'),
          sort: t('admin.dict.sort.column'),
          isDefault: t('admin.dict.default.label'),
          enabled: t('admin.dict.enabled.label'),
        }}
      />
      <TextItem
        name="type"
        label={t('admin.dict.type.column')}
        {...DICT_LIMITS.type}
        ltr
        disabled={item !== null}
        rules={[{ pattern: /^[a-z][a-z0-9_]*$/, message: t('admin.dict.type.invalid') }]}
      />
      <TextItem
        name="value"
        label={t('admin.dict.value.column')}
        {...DICT_LIMITS.value}
        ltr
        disabled={item !== null}
      />
      <TextItem name="label" label={t('admin.dict.label.column')} {...DICT_LIMITS.label} />
      <TextItem
        name="parentValue"
        label={t('admin.dict.parent.column')}
        max={DICT_LIMITS.value.max}
        ltr
        optional
        disabled={item !== null}
      />
      <NumberItem name="sort" label={t('admin.dict.sort.column')} min={0} max={100_000} optional />
      <SwitchItem name="isDefault" label={t('admin.dict.default.label')} />
      <SwitchItem name="enabled" label={t('admin.dict.enabled.label')} />
    </DialogForm>
  );
}
