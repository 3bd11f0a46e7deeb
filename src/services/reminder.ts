import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type Reminders = Calls['GET /prod-api/system/reminder']['reply'];
export type ReminderChanges = Calls['PUT /prod-api/system/reminder']['body'];

export const fetchReminders = (): Promise<Reminders> =>
  call('GET /prod-api/system/reminder', { shownBy: 'section' });
export const updateReminders = (body: ReminderChanges): Promise<Reminders> =>
  call('PUT /prod-api/system/reminder', { body });
