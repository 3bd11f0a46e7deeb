import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

export type PlaceKind = 'school' | 'department';
export type PlaceQuery = Calls['GET /prod-api/system/department/list']['query'];
export type SchoolListQuery = Calls['GET /prod-api/system/school/list']['query'];
type SchoolBody = Calls['PUT /prod-api/system/school/{id}']['body'];
type StatusBody = Calls['PUT /prod-api/system/school/{id}/status']['body'];
type MergeBody = Calls['PUT /prod-api/system/school/{id}/merge']['body'];

export const listAdminSchools = (query: SchoolListQuery, shownBy?: ShownBy) =>
  call('GET /prod-api/system/school/list', { query, shownBy });

export const listAdminDepartments = (query: PlaceQuery, shownBy?: ShownBy) =>
  call('GET /prod-api/system/department/list', { query, shownBy });

/** Entries in use that another may be merged into: schools, or departments of one school. */
export const listMergeTargets = async (schoolId: number | null, keyword: string) => {
  const query = { status: 'active', pageSize: 50, ...(keyword ? { keyword } : {}) } as const;
  const { list } =
    schoolId === null
      ? await listAdminSchools(query, 'form')
      : await listAdminDepartments({ ...query, schoolId }, 'form');
  return list.map(({ id, name }) => ({ id, name }));
};

const forForm = (id: number) => ({ params: { id }, shownBy: 'form' }) as const;

export const updateSchool = (id: number, body: SchoolBody) =>
  call('PUT /prod-api/system/school/{id}', { ...forForm(id), body });

export const updateDepartment = (id: number, body: Calls['PUT /prod-api/system/department/{id}']['body']) =>
  call('PUT /prod-api/system/department/{id}', { ...forForm(id), body });

export const updatePlaceStatus = (kind: PlaceKind, id: number, body: StatusBody): Promise<unknown> =>
  kind === 'school'
    ? call('PUT /prod-api/system/school/{id}/status', { ...forForm(id), body })
    : call('PUT /prod-api/system/department/{id}/status', { ...forForm(id), body });

export const submitPlaceMerge = (kind: PlaceKind, id: number, body: MergeBody): Promise<unknown> =>
  kind === 'school'
    ? call('PUT /prod-api/system/school/{id}/merge', { ...forForm(id), body })
    : call('PUT /prod-api/system/department/{id}/merge', { ...forForm(id), body });
