import { useState } from 'react';
import { Button } from '@/components/Button';
import { useSearchedList } from '@/components/form/useComposedSearch';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listDepartments, listSchools, type SchoolOption } from '@/services/school';
import { AddDepartmentDialog } from './AddDepartmentDialog';
import { AddSchoolDialog } from './AddSchoolDialog';
import { OptionField } from './OptionField';
import styles from './SchoolFields.module.css';

interface Field {
  id: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | null;
}

interface Props {
  school: Field;
  department: Field;
  /** Another school has other departments. */
  onSchool: (id: number | null) => void;
  /** What is stored: its names are shown before the lists have come. */
  known: {
    school_id: number | null;
    school_name: string | null;
    school_pending: boolean;
    department_id: number | null;
    department_name: string | null;
  };
  readOnly?: boolean;
}

/** The list, with the present choice in it even when the search did not find it. */
const withChosen = (list: SchoolOption[], chosen: SchoolOption | null): SchoolOption[] =>
  chosen && !list.some(({ id }) => id === chosen.id) ? [chosen, ...list] : list;

/** 学校/单位 and 院系/部门; who does not find theirs asks for it here and may use it at once. */
export function SchoolFields({ school, department, onSchool, known, readOnly }: Props) {
  const t = useText();
  const { words, search } = useSearchedList();
  const [asking, setAsking] = useState<'school' | 'department' | null>(null);
  const [asked, setAsked] = useState<SchoolOption[]>([]);
  const schools = useLoad(() => listSchools(words), { refreshDeps: [words] });
  const departments = useLoad(async () => (school.value ? listDepartments(school.value) : []), {
    refreshDeps: [school.value],
  });
  const stored = (id: number | null, name: string | null, pending: boolean): SchoolOption | null =>
    id && name ? { id, name, pending } : null;
  const chosenSchool =
    asked.find(({ id }) => id === school.value) ??
    stored(known.school_id, known.school_name, known.school_pending);
  const sameSchool = school.value === known.school_id;
  const chosenDepartment = sameSchool ? stored(known.department_id, known.department_name, false) : null;
  const schoolName = withChosen(schools.data ?? [], chosenSchool).find(({ id }) => id === school.value)?.name;
  return (
    <>
      <OptionField
        {...school}
        onChange={onSchool}
        label={t('settings.field.school.label')}
        placeholder={t('settings.field.school.placeholder')}
        required
        readOnly={readOnly}
        options={withChosen(schools.data ?? [], chosenSchool)}
        failed={schools.error !== undefined}
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
        options={withChosen(departments.data ?? [], chosenDepartment)}
        failed={departments.error !== undefined}
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
          setAsked((before) => [...before, { id, name, pending: true }]);
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
