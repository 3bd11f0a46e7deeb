import { call } from '@/request/call';

export const fetchStampSheet = (id: number) => call('GET /prod-api/cms/apply/{id}/stamp', { params: { id } });

/** The same page as a PDF with embedded Chinese type; the request layer shows what goes wrong. */
export const downloadStampSheet = async (id: number | null): Promise<void> => {
  if (id === null) await call('GET /prod-api/cms/stamp.pdf', { autoDownload: true });
  else await call('GET /prod-api/cms/apply/{id}/stamp.pdf', { params: { id }, autoDownload: true });
};
