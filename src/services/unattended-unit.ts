import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type UnattendedQuery = Calls['GET /prod-api/system/unit/unattended']['query'];
export type UnattendedUnit = Calls['GET /prod-api/system/unit/unattended']['reply']['list'][number];

/** Units without an active administrator. */
export const listUnattended = (query: UnattendedQuery) =>
  call('GET /prod-api/system/unit/unattended', { query });

/** Members of the unit who could look after it. */
export const fetchCandidates = (id: number) =>
  call('GET /prod-api/system/unit/unattended/{id}/people', { params: { id }, shownBy: 'section' });

export const appointAdministrator = (
  id: number,
  body: Calls['PUT /prod-api/system/unit/unattended/{id}/appoint']['body'],
) => call('PUT /prod-api/system/unit/unattended/{id}/appoint', { params: { id }, body, shownBy: 'form' });
