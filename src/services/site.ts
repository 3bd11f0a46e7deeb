import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type SiteSetting = Calls['GET /api/setting.json']['reply']['setting'];
export type SystemUpdate = Calls['GET /api/users/system_update.json']['reply'];

/** The site itself: name, logos, contact. A start that fails is shown by the splash, not by a notice. */
export const fetchSetting = async (): Promise<SiteSetting> =>
  (await call('GET /api/setting.json', { shownBy: 'session' })).setting;

/** An announced interruption, if there is one. */
export const fetchSystemUpdate = (): Promise<SystemUpdate> =>
  call('GET /api/users/system_update.json', { shownBy: 'session' });
