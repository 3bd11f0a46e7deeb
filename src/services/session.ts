import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type SessionInfo = Calls['GET /prod-api/system/user/getInfo']['reply'];
export type SessionTokens = Calls['POST /prod-api/auth/login']['reply'];

/** Who is signed in, with roles and permissions. The caller decides what an answer of 401 means. */
export const fetchSession = (): Promise<SessionInfo> =>
  call('GET /prod-api/system/user/getInfo', { shownBy: 'session' });

export const endSession = async (): Promise<void> => {
  await call('POST /prod-api/auth/logout', { shownBy: 'session' });
};
