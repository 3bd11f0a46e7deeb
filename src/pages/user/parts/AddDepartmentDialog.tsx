import { PLACE_LIMITS as LIMITS } from '@contract/school-choices';
import { ReadField } from '@/components/form/ReadField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { addDepartment } from '@/services/school';
import { FormDialog } from './FormDialog';
import { useSaved } from './useSaved';

interface Values {
  name: string | null;
  remarks: string | null;
}

interface Props {
  open: boolean;
  schoolId: number;
  schoolName: string;
  onClose: () => void;
  onAdded: (id: number) => void;
}

/** 申请添加子单位名称. */
export function AddDepartmentDialog({ open, schoolId, schoolName, onClose, onAdded }: Props) {
  const t = useText();
  const saved = useSaved();
  const faultOf = useTextFault();
  const form = useFieldForm<Values>({
    form: 'add-department',
    initial: { name: null, remarks: null },
    check: ({ name, remarks }) => {
      const faults = {
        name: name?.trim()
          ? faultOf(t('settings.addDepartment.name.label'), name, LIMITS.name)
          : t('settings.addDepartment.name.required'),
        remarks: faultOf(t('settings.addSchool.remarks.label'), remarks, LIMITS.remarks, false),
      };
      return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
    },
    byCode: { 'school.exists': 'name', 'school.asked': 'name' },
    send: async ({ name, remarks }) => {
      const body = { name: (name ?? '').trim(), school_id: schoolId, remarks: remarks?.trim() || null };
      const { department_id } = await addDepartment(body);
      saved('settings.addDepartment.self.success');
      onAdded(department_id);
      onClose();
    },
  });
  return (
    <FormDialog open={open} title={t('settings.addDepartment.self.title')} form={form} onClose={onClose}>
      <ReadField id="add-department-school" label={t('settings.addDepartment.school.label')}>
        {schoolName}
      </ReadField>
      <TextField
        {...form.at('name')}
        label={t('settings.addDepartment.name.label')}
        required
        {...LIMITS.name}
      />
      <TextAreaField
        {...form.at('remarks')}
        label={t('settings.addSchool.remarks.label')}
        rows={2}
        {...LIMITS.remarks}
      />
    </FormDialog>
  );
}
