import { call } from '@/request/call';

export const listLetters = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/letters', { params: { id }, shownBy: 'section' });

export const fetchLetter = (id: number, letterId: number) =>
  call('GET /prod-api/cms/apply/{id}/letters/{letterId}', { params: { id, letterId }, shownBy: 'page' });

export const downloadLetter = (id: number, letterId: number) =>
  call('GET /prod-api/cms/apply/{id}/letters/{letterId}/letter.pdf', {
    params: { id, letterId },
    autoDownload: true,
    shownBy: 'button',
  });
