import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

type SchoolApply = Calls['POST /api/add_school_applies.json']['body'];
type DepartmentApply = Calls['POST /api/add_department_applies.json']['body'];

/** A school or department to choose; `pending` while the asker's application for it is looked at. */
export type SchoolOption = Calls['GET /api/schools/for_option.json']['reply']['schools'][number];

export const listSchools = async (keyword: string): Promise<SchoolOption[]> => {
  const query = keyword ? { keyword } : {};
  return (await call('GET /api/schools/for_option.json', { query, shownBy: 'form' })).schools;
};

export const listDepartments = async (schoolId: number): Promise<SchoolOption[]> => {
  const params = { id: schoolId };
  const reply = await call('GET /api/schools/{id}/departments/for_option.json', {
    params,
    shownBy: 'form',
  });
  return reply.departments;
};

export const addSchool = (body: SchoolApply) =>
  call('POST /api/add_school_applies.json', { body, once: true, shownBy: 'form' });

export const addDepartment = (body: DepartmentApply) =>
  call('POST /api/add_department_applies.json', { body, once: true, shownBy: 'form' });

/** The person's own applications for schools and departments, with their outcome. */
export const listSchoolApplies = () => call('GET /api/users/school_applies.json', { shownBy: 'section' });
