import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type Profile = Calls['GET /prod-api/system/user/getProfileInfo']['reply'];
type Notes = Calls['PUT /prod-api/system/user/profile/updateInfo']['body'];

/** The account with its roles, and what the person has written about themselves. */
export const fetchProfile = (): Promise<Profile> =>
  call('GET /prod-api/system/user/getProfileInfo', { shownBy: 'section' });

/** Only the fields that are given change; null takes one away. */
export const updateProfile = (notes: Notes): Promise<Profile['profile']> =>
  call('PUT /prod-api/system/user/profile/updateInfo', { body: notes, shownBy: 'form' });
