import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

export const fetchStampSheet = (id: number, shownBy?: ShownBy) =>
  call('GET /prod-api/cms/apply/{id}/stamp', { params: { id }, shownBy });

/** The same page as a PDF with embedded Chinese type. */
export const downloadStampSheet = (id: number | null): Promise<unknown> =>
  id === null
    ? call('GET /prod-api/cms/stamp.pdf', { autoDownload: true, shownBy: 'button' })
    : call('GET /prod-api/cms/apply/{id}/stamp.pdf', {
        params: { id },
        autoDownload: true,
        shownBy: 'button',
      });
