import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { addSchool } from '@/services/school';
import { FormDialog } from './FormDialog';
import { RegionField } from './RegionField';
import { useSaved } from './useSaved';

interface Values {
  name: string | null;
  region: string[] | null;
  address: string | null;
  remarks: string | null;
}

interface Props {
  open: boolean;
  onClose: () => void;
  onAdded: (id: number, name: string) => void;
}

/** 申请添加单位名称: usable by whoever asks at once, for everybody once it has been looked at. */
export function AddSchoolDialog({ open, onClose, onAdded }: Props) {
  const t = useText();
  const saved = useSaved();
  const form = useFieldForm<Values>({
    form: 'add-school',
    initial: { name: null, region: null, address: null, remarks: null },
    check: ({ name }) => (name?.trim() ? {} : { name: t('settings.addSchool.name.required') }),
    byCode: { 'school.exists': 'name', 'school.asked': 'name' },
    send: async ({ name, region, address, remarks }) => {
      const [province = null, city = null] = region ?? [];
      const clean = (name ?? '').trim();
      const { school_id } = await addSchool({ name: clean, province, city, address, remarks });
      saved('settings.addSchool.self.success');
      onAdded(school_id, clean);
      onClose();
    },
  });
  return (
    <FormDialog open={open} title={t('settings.addSchool.self.title')} form={form} onClose={onClose}>
      <TextField
        {...form.at('name')}
        label={t('settings.addSchool.name.label')}
        help={t('settings.addSchool.name.help')}
        required
      />
      <RegionField {...form.at('region')} label={t('settings.addSchool.region.label')} />
      <TextField {...form.at('address')} label={t('settings.addSchool.address.label')} />
      <TextAreaField
        {...form.at('remarks')}
        label={t('settings.addSchool.remarks.label')}
        rows={2}
        max={255}
      />
    </FormDialog>
  );
}
