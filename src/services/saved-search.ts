import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

const quiet = { skipErrorHandler: true } as const;
const CREATE = 'POST /prod-api/cms/savedSearch';
const CHANGE = 'PATCH /prod-api/cms/savedSearch/{id}';

export const listSavedSearches = () => call('GET /prod-api/cms/savedSearch', quiet);
export const createSavedSearch = (body: Calls[typeof CREATE]['body'], idempotencyKey: string) =>
  call(CREATE, { body, idempotencyKey, ...quiet });
export const updateSavedSearch = (id: number, body: Calls[typeof CHANGE]['body']) =>
  call(CHANGE, { params: { id }, body, ...quiet });
export const removeSavedSearch = (id: number) =>
  call('DELETE /prod-api/cms/savedSearch/{id}', { params: { id }, ...quiet });
