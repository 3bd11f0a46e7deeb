import { call } from '@/request/call';

export const fetchCalendar = () => call('GET /prod-api/cms/calendar', { skipErrorHandler: true });

export const createCalendar = (idempotencyKey: string) =>
  call('POST /prod-api/cms/calendar', { idempotencyKey, skipErrorHandler: true });

export const removeCalendar = () => call('DELETE /prod-api/cms/calendar', { skipErrorHandler: true });
