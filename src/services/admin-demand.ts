import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type DemandQuery = Calls['GET /prod-api/cms/demand/queue']['query'];
export const listDemandQueue = (query: DemandQuery) => call('GET /prod-api/cms/demand/queue', { query });

export const fetchDemandCase = (id: number) =>
  call('GET /prod-api/cms/demand/{id}', { params: { id }, shownBy: 'section' });

export const submitDemandDecision = (
  id: number,
  event: 'publish' | 'return' | 'close',
  body: Calls['POST /prod-api/cms/demand/{id}/{event}']['body'],
) => call('POST /prod-api/cms/demand/{id}/{event}', { params: { id, event }, body, shownBy: 'form' });
