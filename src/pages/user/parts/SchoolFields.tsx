import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { AddDepartmentDialog } from './AddDepartmentDialog';
import { AddSchoolDialog } from './AddSchoolDialog';
import { OptionField } from './OptionField';
import styles from './SchoolFields.module.css';
import { type KnownPlace, useSchoolOptions } from './useSchoolOptions';

interface Field {
  id: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | null;
}

interface Props {
  school: Field;
  department: Field;
  /** Called when the school changes, because its departments then differ. */
  onSchool: (id: number | null) => void;
  /** The stored school and department; their names are shown until the lists have loaded. */
  known: KnownPlace;
  readOnly?: boolean;
}

/** 学校/单位 and 院系/部门. A missing entry can be requested here, and used at once by the person who requests it. */
export function SchoolFields({ school, department, onSchool, known, readOnly }: Props) {
  const t = useText();
  const [asking, setAsking] = useState<'school' | 'department' | null>(null);
  const { schools, departments, search, schoolName, remember } = useSchoolOptions(school.value, known);
  return (
    <>
      <OptionField
        {...school}
        onChange={onSchool}
        label={t('settings.field.school.label')}
        placeholder={t('settings.field.school.placeholder')}
        required
        readOnly={readOnly}
        options={schools.options}
        failed={schools.failed}
        onRetry={schools.reload}
        search={search}
        foot={
          !readOnly && (
            <Button look="text" size="small" className={styles.ask} onClick={() => setAsking('school')}>
              {t('settings.addSchool.self.action')}
            </Button>
          )
        }
      />
      <OptionField
        {...department}
        label={t('settings.field.department.label')}
        placeholder={t(
          school.value
            ? 'settings.field.department.placeholder'
            : 'settings.field.departmentFirst.placeholder',
        )}
        readOnly={readOnly}
        options={departments.options}
        failed={departments.failed}
        onRetry={departments.reload}
        foot={
          !readOnly &&
          school.value !== null && (
            <Button look="text" size="small" className={styles.ask} onClick={() => setAsking('department')}>
              {t('settings.addDepartment.self.action')}
            </Button>
          )
        }
      />
      <AddSchoolDialog
        open={asking === 'school'}
        onClose={() => setAsking(null)}
        onAdded={(id, name) => {
          remember({ id, name, pending: true });
          onSchool(id);
        }}
      />
      {school.value !== null && (
        <AddDepartmentDialog
          open={asking === 'department'}
          schoolId={school.value}
          schoolName={schoolName ?? ''}
          onClose={() => setAsking(null)}
          onAdded={(id) => {
            departments.reload();
            department.onChange(id);
          }}
        />
      )}
    </>
  );
}
