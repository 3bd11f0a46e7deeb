import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const CREATE = 'POST /prod-api/cms/savedSearch';
const CHANGE = 'PATCH /prod-api/cms/savedSearch/{id}';

export const listSavedSearches = (shownBy?: ShownBy) => call('GET /prod-api/cms/savedSearch', { shownBy });
export const createSavedSearch = (body: Calls[typeof CREATE]['body']) =>
  call(CREATE, { body, once: true, shownBy: 'button' });
export const updateSavedSearch = (id: number, body: Calls[typeof CHANGE]['body']) =>
  call(CHANGE, { params: { id }, body, shownBy: 'button' });
export const removeSavedSearch = (id: number) =>
  call('DELETE /prod-api/cms/savedSearch/{id}', { params: { id }, shownBy: 'button' });
