import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export const listUnitApplications = (query: Calls['GET /prod-api/cms/apply/unitList']['query']) =>
  call('GET /prod-api/cms/apply/unitList', { query, skipErrorHandler: true });

/** The same for everybody, and it changes slowly. */
export const fetchStepTimes = () =>
  call('GET /prod-api/cms/apply/stepTimes', { skipErrorHandler: true, cache: true });

export const fetchPace = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/pace', { params: { id }, skipErrorHandler: true });
