import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

export const listUnitApplications = (
  query: Calls['GET /prod-api/cms/apply/unitList']['query'],
  shownBy?: ShownBy,
) => call('GET /prod-api/cms/apply/unitList', { query, shownBy });

/** Usual durations of the steps: the same for everybody, and slow to change. */
export const fetchStepTimes = () =>
  call('GET /prod-api/cms/apply/stepTimes', { shownBy: 'nobody', cache: true });

export type Told = Calls['GET /prod-api/cms/apply/{id}/told']['reply'];
export const fetchTold = (id: number): Promise<Told> =>
  call('GET /prod-api/cms/apply/{id}/told', { params: { id }, shownBy: 'nobody' });

export const fetchPace = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/pace', { params: { id }, shownBy: 'nobody' });
