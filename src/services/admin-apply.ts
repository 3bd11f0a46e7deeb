import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type FiledQuery = Calls['GET /prod-api/cms/apply/list']['query'];
type ExportQuery = Calls['GET /prod-api/cms/apply/list/export']['query'];

export const listFiledApplications = (query: FiledQuery) =>
  call('GET /prod-api/cms/apply/list', { query, skipErrorHandler: true });

export const exportFiledApplications = async (query: ExportQuery): Promise<void> => {
  await call('GET /prod-api/cms/apply/list/export', { query, autoDownload: true });
};

export const listAdminTodos = () => call('GET /prod-api/cms/admin/todo', { skipErrorHandler: true });
