import { PLACE_LIMITS } from '@contract/school-choices';
import { useText } from '@/i18n/useText';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { EnterSubmits } from '@/pages/admin/parts/form/EnterSubmits';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useRecordForm } from '@/pages/admin/parts/useRecordForm';
import { updateDepartment, updateSchool } from '@/services/admin-school';
import type { Place } from './place';

interface Props {
  place: Place;
  onClose: () => void;
  onDone: () => void;
}
interface Values {
  name: string;
  province?: string | null;
  city?: string | null;
  address?: string | null;
}
const REGION = [
  { name: 'province', max: PLACE_LIMITS.region.max },
  { name: 'city', max: PLACE_LIMITS.region.max },
  { name: 'address', max: PLACE_LIMITS.address.max },
] as const;

/** The part of an entry that this form may change. */
const toForm = (entry: Values): Values => ({
  name: entry.name,
  ...Object.fromEntries(REGION.flatMap(({ name }) => (name in entry ? [[name, entry[name]]] : []))),
});

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The name of a school or department; for a school also its location. */
export function EditForm({ place, onClose, onDone }: Props) {
  const t = useText();
  const { kind, entry } = place;
  const { id } = entry;
  const save = (values: Values, { version }: Place['entry']) => {
    const name = values.name.trim();
    if (kind === 'department') return updateDepartment(id, { name, version });
    const { province, city, address } = values;
    const region = { province: orNull(province), city: orNull(city), address: orNull(address) };
    return updateSchool(id, { name, ...region, version });
  };
  const { form, moved, onFinish } = useRecordForm<Place['entry'], Values>({
    record: entry,
    toForm,
    save,
    onDone,
  });
  return (
    <DialogForm<Values>
      form={form}
      title={t('admin.place.edit.title', { name: entry.name })}
      width={480}
      initialValues={entry}
      submitText={t('admin.form.save.action')}
      onClose={onClose}
      onFinish={onFinish}
    >
      <EnterSubmits />
      <MovedNote
        moved={moved}
        labels={{
          name: t('admin.school.name.column'),
          ...Object.fromEntries(REGION.map(({ name }) => [name, t(`admin.place.${name}.label`)])),
        }}
      />
      <TextItem
        name="name"
        label={t('admin.school.name.column')}
        {...PLACE_LIMITS.name}
        extra={t('admin.place.edit.help', { n: entry.people })}
      />
      {kind === 'school' &&
        REGION.map(({ name, max }) => (
          <TextItem key={name} name={name} label={t(`admin.place.${name}.label`)} max={max} optional />
        ))}
    </DialogForm>
  );
}
