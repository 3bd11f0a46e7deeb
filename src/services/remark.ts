import { call } from '@/request/call';

export const listRemarks = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/remarks', { params: { id }, shownBy: 'section' });

export const answerRemark = (id: number, remarkId: number, text: string) =>
  call('PUT /prod-api/cms/apply/{id}/remarks/{remarkId}/answer', {
    params: { id, remarkId },
    body: { text },
    shownBy: 'form',
  });

export const closeRemark = (id: number, remarkId: number) =>
  call('POST /prod-api/cms/apply/{id}/remarks/{remarkId}/close', {
    params: { id, remarkId },
    shownBy: 'button',
  });

export const compareVersions = (id: number, from: number, to: number) =>
  call('GET /prod-api/cms/apply/{id}/versions/compare', {
    params: { id },
    query: { from, to },
    shownBy: 'section',
  });
