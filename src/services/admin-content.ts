import type { Calls } from '@contract/endpoints';
import type { FigureDraft } from '@contract/rules/figures';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';
import { orGone } from '@/request/or-gone';

export type ContentQuery = Calls['GET /prod-api/cms/content']['query'];
export type ContentListRow = Awaited<ReturnType<typeof listEditorContent>>['list'][number];

export const listEditorContent = (query: ContentQuery) => call('GET /prod-api/cms/content', { query });

const OPEN = 'GET /prod-api/cms/content/{id}/draft';
const MOVE = 'POST /prod-api/cms/content/{id}/draft/{event}';

export const createContent = (idempotencyKey: string) =>
  call('POST /prod-api/cms/content/draft', { body: {}, idempotencyKey, shownBy: 'draft' });
export const fetchOpenContent = (id: number, shownBy?: ShownBy) => call(OPEN, { params: { id }, shownBy });
export const updateContent = (id: number, body: Calls['PATCH /prod-api/cms/content/{id}/draft']['body']) =>
  call('PATCH /prod-api/cms/content/{id}/draft', { params: { id }, body, shownBy: 'draft' });
export const submitContentEvent = (
  id: number,
  event: Calls[typeof MOVE]['params']['event'],
  version: number,
) => call(MOVE, { params: { id, event }, body: { version }, shownBy: 'form' });
export const removeContent = (id: number) =>
  orGone(call('DELETE /prod-api/cms/content/{id}', { params: { id }, shownBy: 'button' }));

const RESTORE = 'POST /prod-api/cms/content/{id}/versions/{kept}/restore';
export const restoreContentVersion = (id: number, kept: number, body: Calls[typeof RESTORE]['body']) =>
  call(RESTORE, { params: { id, kept }, body, shownBy: 'form' });

export const listContentVersions = (id: number) =>
  call('GET /prod-api/cms/content/{id}/versions', { params: { id }, shownBy: 'section' });

export const fetchPreview = (body: string, figures: FigureDraft[]) =>
  call('POST /prod-api/cms/content/preview', { body: { body, figures }, shownBy: 'section' });
