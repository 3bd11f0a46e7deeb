import { call } from '@/request/call';

export const fetchCalendar = () => call('GET /prod-api/cms/calendar', { shownBy: 'section' });

export const createCalendar = (idempotencyKey: string) =>
  call('POST /prod-api/cms/calendar', { idempotencyKey, shownBy: 'button' });

export const removeCalendar = () => call('DELETE /prod-api/cms/calendar', { shownBy: 'button' });
