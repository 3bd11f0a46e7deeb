import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

const quiet = { skipErrorHandler: true } as const;
const LIST = 'GET /prod-api/cms/open/demand';
const MINE = 'GET /prod-api/cms/demand/mine';
const OWN = 'PATCH /prod-api/cms/demand/{id}';
const MOVE = 'POST /prod-api/cms/demand/{id}/{event}';

export type DemandQuery = Calls[typeof LIST]['query'];

export const listDemands = (query: DemandQuery) => call(LIST, { query, ...quiet });
export const fetchDemand = (id: number) =>
  call('GET /prod-api/cms/open/demand/{id}', { params: { id }, ...quiet });

export const listMyDemands = (query: Calls[typeof MINE]['query']) => call(MINE, { query, ...quiet });
export const createDemand = (idempotencyKey: string) =>
  call('POST /prod-api/cms/demand', { body: {}, idempotencyKey, ...quiet });
/** What a new one would begin with; writes nothing. */
export const fetchBlankDemand = () => call('GET /prod-api/cms/demand/new', quiet);
export const fetchOwnDemand = (id: number) =>
  call('GET /prod-api/cms/demand/{id}', { params: { id }, ...quiet });
export const updateDemand = (id: number, body: Calls[typeof OWN]['body']) =>
  call(OWN, { params: { id }, body, ...quiet });
export const removeDemand = (id: number) =>
  call('DELETE /prod-api/cms/demand/{id}', { params: { id }, ...quiet });
export const submitDemandEvent = (
  id: number,
  event: Calls[typeof MOVE]['params']['event'],
  body: Calls[typeof MOVE]['body'],
) => call(MOVE, { params: { id, event }, body, ...quiet });
