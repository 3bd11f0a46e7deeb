import type { Calls } from '@contract/endpoints';
import type { ExportJob } from '@contract/export-job';
import { call } from '@/request/call';

export type { ExportJob };
export type ExportOrder = Calls['POST /prod-api/system/export']['body'];

export const startExport = (body: ExportOrder) => call('POST /prod-api/system/export', { body, once: true });
export const listExports = () => call('GET /prod-api/system/export', { shownBy: 'section' });
export const fetchExport = (id: number) =>
  call('GET /prod-api/system/export/{id}', { params: { id }, shownBy: 'nobody' });
export const removeExport = (id: number) =>
  call('DELETE /prod-api/system/export/{id}', { params: { id }, shownBy: 'button' });
export const downloadExport = async (id: number, shownBy: 'button' | 'section'): Promise<void> => {
  await call('GET /prod-api/system/export/{id}/file', { params: { id }, autoDownload: true, shownBy });
};
