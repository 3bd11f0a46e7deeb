import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

type List = Calls['GET /prod-api/system/notification/list'];
export type Notice = List['reply']['list'][number];

export const listNotices = (query: List['query']) =>
  call('GET /prod-api/system/notification/list', { query, shownBy: 'section' });

export const markRead = (id: number) =>
  call('PUT /prod-api/system/notification/{id}/read', { params: { id }, shownBy: 'section' });

/** `upTo`: id of the newest notice that the reader has seen. */
export const markAllRead = (upTo: number) =>
  call('PUT /prod-api/system/notification/readAll', { query: { upTo }, shownBy: 'section' });

/** Demonstrations only: what would have been sent to this phone or e-mail, newest first. */
export const listOutbox = (recipient: string) =>
  call('GET /prod-api/system/outbox/list', { query: { recipient, pageSize: 1 }, shownBy: 'section' });
