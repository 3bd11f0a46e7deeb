import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type ContentQuery = Calls['GET /prod-api/cms/content']['query'];
export type ContentInput = Calls['POST /prod-api/cms/content']['body'];
export type EditorContent = Calls['GET /prod-api/cms/content/{id}']['reply'];

export const listEditorContent = (query: ContentQuery) =>
  call('GET /prod-api/cms/content', { query, skipErrorHandler: true });

export const fetchEditorContent = (id: number) =>
  call('GET /prod-api/cms/content/{id}', { params: { id }, skipErrorHandler: true });

export const createContent = (body: ContentInput, idempotencyKey: string) =>
  call('POST /prod-api/cms/content', { body, idempotencyKey, skipErrorHandler: true });

export const updateContent = (id: number, body: Calls['PUT /prod-api/cms/content/{id}']['body']) =>
  call('PUT /prod-api/cms/content/{id}', { params: { id }, body, skipErrorHandler: true });

export const listContentVersions = (id: number) =>
  call('GET /prod-api/cms/content/{id}/versions', { params: { id }, skipErrorHandler: true });

export const fetchPreview = (body: string) =>
  call('POST /prod-api/cms/content/preview', { body: { body }, skipErrorHandler: true });
