import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const LIST = 'GET /prod-api/cms/open/demand';
const MINE = 'GET /prod-api/cms/demand/mine';
const OWN = 'PATCH /prod-api/cms/demand/{id}';
const MOVE = 'POST /prod-api/cms/demand/{id}/{event}';

export type DemandQuery = Calls[typeof LIST]['query'];

export const listDemands = (query: DemandQuery) => call(LIST, { query });
export const fetchDemand = (id: number, shownBy?: ShownBy) =>
  call('GET /prod-api/cms/open/demand/{id}', { params: { id }, shownBy });

/** Whether this reader is a VIP member, who may see contact details. */
export const checkIsVip = () => call('GET /prod-api/cms/demand/checkCurrentUserIsVip', { shownBy: 'nobody' });

export const listMyDemands = (query: Calls[typeof MINE]['query']) => call(MINE, { query });
/** A new demand may continue an earlier one of the same publisher that has ended, and then starts with its content. */
const after = (sourceId: number | null) => (sourceId === null ? {} : { sourceId });
export const createDemand = (sourceId: number | null, idempotencyKey: string) =>
  call('POST /prod-api/cms/demand', { body: after(sourceId), idempotencyKey, shownBy: 'draft' });
/** The initial content of a new one; writes nothing. */
export const fetchBlankDemand = (sourceId: number | null) =>
  call('GET /prod-api/cms/demand/new', { query: after(sourceId) });
export const fetchOwnDemand = (id: number, shownBy?: ShownBy) =>
  call('GET /prod-api/cms/demand/{id}', { params: { id }, shownBy });
export const updateDemand = (id: number, body: Calls[typeof OWN]['body']) =>
  call(OWN, { params: { id }, body, shownBy: 'draft' });
export const removeDemand = (id: number) =>
  call('DELETE /prod-api/cms/demand/{id}', { params: { id }, shownBy: 'button' });
export const submitDemandEvent = (
  id: number,
  event: Calls[typeof MOVE]['params']['event'],
  body: Calls[typeof MOVE]['body'],
) => call(MOVE, { params: { id, event }, body, shownBy: 'button' });
