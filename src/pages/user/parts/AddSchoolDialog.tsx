import { PLACE_LIMITS as LIMITS } from '@contract/school-choices';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
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

/** 申请添加单位名称: the person who asks can use it at once, everybody else after review. */
export function AddSchoolDialog({ open, onClose, onAdded }: Props) {
  const t = useText();
  const saved = useSaved();
  const faultOf = useTextFault();
  const form = useFieldForm<Values>({
    form: 'add-school',
    initial: { name: null, region: null, address: null, remarks: null },
    check: ({ name, address, remarks }) => {
      const faults = {
        name: name?.trim()
          ? faultOf(t('settings.addSchool.name.label'), name, LIMITS.name)
          : t('settings.addSchool.name.required'),
        address: faultOf(t('settings.addSchool.address.label'), address, LIMITS.address, false),
        remarks: faultOf(t('settings.addSchool.remarks.label'), remarks, LIMITS.remarks, false),
      };
      return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
    },
    byCode: { 'school.exists': 'name', 'school.asked': 'name' },
    send: async ({ name, region, address, remarks }) => {
      const [province = null, city = null] = region ?? [];
      const clean = (name ?? '').trim();
      const { school_id } = await addSchool({
        name: clean,
        province,
        city,
        address: address?.trim() || null,
        remarks: remarks?.trim() || null,
      });
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
        {...LIMITS.name}
        required
      />
      <RegionField {...form.at('region')} label={t('settings.addSchool.region.label')} />
      <TextField {...form.at('address')} label={t('settings.addSchool.address.label')} {...LIMITS.address} />
      <TextAreaField
        {...form.at('remarks')}
        label={t('settings.addSchool.remarks.label')}
        rows={2}
        {...LIMITS.remarks}
      />
    </FormDialog>
  );
}
