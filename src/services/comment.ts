import { call } from '@/request/call';

export const fetchDiscussion = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/comments', { params: { id }, shownBy: 'section' });

export const addComment = (id: number, body: { path: string; text: string }) =>
  call('POST /prod-api/cms/apply/{id}/comments', { params: { id }, body, once: true, shownBy: 'form' });

export const removeComment = (id: number, commentId: number) =>
  call('DELETE /prod-api/cms/apply/{id}/comments/{commentId}', {
    params: { id, commentId },
    shownBy: 'button',
  });

export const settleThread = (id: number, threadId: number, resolved: boolean) =>
  call('PUT /prod-api/cms/apply/{id}/threads/{threadId}', {
    params: { id, threadId },
    body: { resolved },
    shownBy: 'button',
  });
