import { useState } from 'react';
import { useSearchedList } from '@/components/form/useComposedSearch';
import { type Loading, useLoad } from '@/hooks/useLoad';
import { listDepartments, listSchools, type SchoolOption } from '@/services/school';

/** The school and department stored in the account. */
export interface KnownPlace {
  school_id: number | null;
  school_name: string | null;
  school_pending: boolean;
  department_id: number | null;
  department_name: string | null;
}

const stored = (id: number | null, name: string | null, pending: boolean): SchoolOption | null =>
  id && name ? { id, name, pending } : null;

/** The options, including the current choice even if the search has not found it. */
const offered = ({ data = [], error, reload }: Loading<SchoolOption[]>, chosen: SchoolOption | null) => ({
  options: chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data,
  failed: error !== undefined,
  reload,
});

/** Options: schools by search, and the departments of the chosen school. */
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
    /** Adds a school just requested, which this person may use at once. */
    remember: (school: SchoolOption): void => setAsked((before) => [...before, school]),
  };
}
