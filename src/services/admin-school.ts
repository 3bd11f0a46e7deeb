import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type PlaceKind = 'school' | 'department';
export type PlaceQuery = Calls['GET /prod-api/system/department/list']['query'];
export type SchoolListQuery = Calls['GET /prod-api/system/school/list']['query'];
type SchoolBody = Calls['PUT /prod-api/system/school/{id}']['body'];
type StatusBody = Calls['PUT /prod-api/system/school/{id}/status']['body'];
type MergeBody = Calls['PUT /prod-api/system/school/{id}/merge']['body'];

export const listAdminSchools = (query: SchoolListQuery) =>
  call('GET /prod-api/system/school/list', { query, skipErrorHandler: true });

export const listAdminDepartments = (query: PlaceQuery) =>
  call('GET /prod-api/system/department/list', { query, skipErrorHandler: true });

/** Entries in use that another may be merged into: schools, or departments of one school. */
export const listMergeTargets = async (schoolId: number | null, keyword: string) => {
  const query = { status: 'active', pageSize: 50, ...(keyword ? { keyword } : {}) } as const;
  const { list } =
    schoolId === null ? await listAdminSchools(query) : await listAdminDepartments({ ...query, schoolId });
  return list.map(({ id, name }) => ({ id, name }));
};

const quiet = (id: number) => ({ params: { id }, skipErrorHandler: true }) as const;

export const updateSchool = (id: number, body: SchoolBody) =>
  call('PUT /prod-api/system/school/{id}', { ...quiet(id), body });

export const updateDepartment = (id: number, body: Calls['PUT /prod-api/system/department/{id}']['body']) =>
  call('PUT /prod-api/system/department/{id}', { ...quiet(id), body });

export const updatePlaceStatus = (kind: PlaceKind, id: number, body: StatusBody): Promise<unknown> =>
  kind === 'school'
    ? call('PUT /prod-api/system/school/{id}/status', { ...quiet(id), body })
    : call('PUT /prod-api/system/department/{id}/status', { ...quiet(id), body });

export const submitPlaceMerge = (kind: PlaceKind, id: number, body: MergeBody): Promise<unknown> =>
  kind === 'school'
    ? call('PUT /prod-api/system/school/{id}/merge', { ...quiet(id), body })
    : call('PUT /prod-api/system/department/{id}/merge', { ...quiet(id), body });
