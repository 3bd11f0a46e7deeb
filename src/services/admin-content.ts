import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type ContentQuery = Calls['GET /prod-api/cms/content']['query'];
export type ContentListRow = Awaited<ReturnType<typeof listEditorContent>>['list'][number];

export const listEditorContent = (query: ContentQuery) =>
  call('GET /prod-api/cms/content', { query, skipErrorHandler: true });

const OPEN = 'GET /prod-api/cms/content/{id}/draft';
const MOVE = 'POST /prod-api/cms/content/{id}/draft/{event}';

export const createContent = (idempotencyKey: string) =>
  call('POST /prod-api/cms/content/draft', { body: {}, idempotencyKey, skipErrorHandler: true });
export const fetchOpenContent = (id: number) => call(OPEN, { params: { id }, skipErrorHandler: true });
export const updateContent = (id: number, body: Calls['PATCH /prod-api/cms/content/{id}/draft']['body']) =>
  call('PATCH /prod-api/cms/content/{id}/draft', { params: { id }, body, skipErrorHandler: true });
export const submitContentEvent = (
  id: number,
  event: Calls[typeof MOVE]['params']['event'],
  version: number,
) => call(MOVE, { params: { id, event }, body: { version }, skipErrorHandler: true });
export const removeContent = (id: number) =>
  call('DELETE /prod-api/cms/content/{id}', { params: { id }, skipErrorHandler: true });

export const listContentVersions = (id: number) =>
  call('GET /prod-api/cms/content/{id}/versions', { params: { id }, skipErrorHandler: true });

export const fetchPreview = (body: string) =>
  call('POST /prod-api/cms/content/preview', { body: { body }, skipErrorHandler: true });
