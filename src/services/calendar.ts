import { call } from '@/request/call';

export const fetchCalendar = () => call('GET /prod-api/cms/calendar', { shownBy: 'section' });

export const createCalendar = () => call('POST /prod-api/cms/calendar', { once: true, shownBy: 'button' });

export const removeCalendar = () => call('DELETE /prod-api/cms/calendar', { shownBy: 'button' });
