import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

export type FiledQuery = Calls['GET /prod-api/cms/apply/list']['query'];

export const listFiledApplications = (query: FiledQuery) => call('GET /prod-api/cms/apply/list', { query });

export const listAdminTodos = (shownBy?: ShownBy) => call('GET /prod-api/cms/admin/todo', { shownBy });

export const fetchPeriodCounts = (periodId: number) =>
  call('GET /prod-api/cms/admin/period', { query: { periodId }, shownBy: 'section' });

export const undoAct = (id: number) =>
  call('POST /prod-api/cms/admin/acts/{id}/undo', { params: { id }, shownBy: 'button' });

export const listOwnActs = () => call('GET /prod-api/cms/admin/acts', { shownBy: 'section' });
