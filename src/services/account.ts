import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type BasicInfo = Calls['GET /api/users/accounts/{login}.json']['reply'];

/** What an account page shows of a person; `login` is their user name. */
export const fetchBasicInfo = (login: string): Promise<BasicInfo> =>
  call('GET /api/users/accounts/{login}.json', { params: { login }, skipErrorHandler: true });
