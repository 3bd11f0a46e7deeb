import type { AdminViews } from '@contract/admin-view';
import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type AdminList = Calls['GET /prod-api/cms/admin/views']['query']['list'];

/** A list works without its saved views, so a failure shows nothing. */
export const fetchViews = (list: AdminList) =>
  call('GET /prod-api/cms/admin/views', { query: { list }, shownBy: 'nobody' });

export const updateViews = (list: AdminList, views: AdminViews) =>
  call('PUT /prod-api/cms/admin/views', { body: { list, ...views }, shownBy: 'form' });
