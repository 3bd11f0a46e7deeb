import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

export type BasicInfo = Calls['GET /api/users/accounts/{login}.json']['reply'];

/** What an account page shows of a person; `login` is their user name. */
export const fetchBasicInfo = (login: string, shownBy?: ShownBy): Promise<BasicInfo> =>
  call('GET /api/users/accounts/{login}.json', { params: { login }, shownBy });

type Update = Calls['PUT /api/users/accounts/{id}.json'];
export type AccountUpdate = Update['body'];

/** Goes by the number: a user name may change, the number does not. */
export const updateAccount = (id: number, body: AccountUpdate): Promise<BasicInfo> =>
  call('PUT /api/users/accounts/{id}.json', { params: { id: String(id) }, body, shownBy: 'form' });

/** `image` is a data URL of the cropped picture. */
export const updateAvatar = (login: string, image: string) =>
  call('PUT /api/users/accounts/{login}/avatar.json', {
    params: { login },
    body: { image },
    shownBy: 'form',
  });

export type UserHome = Calls['GET /api/users/home.json']['reply'];

export const fetchUserHome = (): Promise<UserHome> =>
  call('GET /api/users/home.json', { shownBy: 'section' });

/** The newest messages to this person, read or not. */
export const listRecentNews = (pageSize: number) =>
  call('GET /prod-api/system/notification/list', { query: { pageSize }, shownBy: 'section' });
