import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

const MOVE = 'POST /prod-api/cms/demand/replies/{id}/{event}';

export const listMyReplies = (pageNum: number) =>
  call('GET /prod-api/cms/demand/replies', { query: { pageNum } });
export const listReplies = (id: number) =>
  call('GET /prod-api/cms/demand/{id}/replies', { params: { id }, shownBy: 'section' });
export const createReply = (id: number, text: string) =>
  call('POST /prod-api/cms/demand/{id}/replies', {
    params: { id },
    body: { text },
    once: true,
    shownBy: 'form',
  });
export const createReplyMessage = (id: number, text: string) =>
  call('POST /prod-api/cms/demand/replies/{id}/messages', {
    params: { id },
    body: { text },
    once: true,
    shownBy: 'form',
  });
export const submitReplyEvent = (
  id: number,
  event: Calls[typeof MOVE]['params']['event'],
  body: Calls[typeof MOVE]['body'],
) => call(MOVE, { params: { id, event }, body, shownBy: 'button' });
