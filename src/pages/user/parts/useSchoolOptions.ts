import { useState } from 'react';
import { useSearchedList } from '@/components/form/useComposedSearch';
import { type Loading, useLoad } from '@/hooks/useLoad';
import { listDepartments, listSchools, type SchoolOption } from '@/services/school';

/** The school and department that are stored. */
export interface KnownPlace {
  school_id: number | null;
  school_name: string | null;
  school_pending: boolean;
  department_id: number | null;
  department_name: string | null;
}

const stored = (id: number | null, name: string | null, pending: boolean): SchoolOption | null =>
  id && name ? { id, name, pending } : null;

/** The list, with the present choice in it even when the search did not find it. */
const offered = ({ data = [], error, reload }: Loading<SchoolOption[]>, chosen: SchoolOption | null) => ({
  options: chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data,
  failed: error !== undefined,
  reload,
});

/** What can be chosen: schools as they are searched for, and the departments of the one that is chosen. */
export function useSchoolOptions(schoolId: number | null, known: KnownPlace) {
  const { words, search } = useSearchedList();
  const [asked, setAsked] = useState<SchoolOption[]>([]);
  const schools = useLoad(() => listSchools(words), { question: words });
  const departments = useLoad(async () => (schoolId ? listDepartments(schoolId) : []), {
    about: schoolId,
  });
  const chosenSchool =
    asked.find(({ id }) => id === schoolId) ??
    stored(known.school_id, known.school_name, known.school_pending);
  const isKnownSchool = schoolId === known.school_id;
  const chosenDepartment = isKnownSchool ? stored(known.department_id, known.department_name, false) : null;
  const ofSchools = offered(schools, chosenSchool);
  return {
    schools: ofSchools,
    departments: offered(departments, chosenDepartment),
    search,
    schoolName: ofSchools.options.find(({ id }) => id === schoolId)?.name,
    /** One that was asked for just now, and may be used at once. */
    remember: (school: SchoolOption): void => setAsked((before) => [...before, school]),
  };
}
