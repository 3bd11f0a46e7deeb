import type { Calls } from '@contract/endpoints';
import { call, callAtOnce } from '@/request/call';
import { askWithProof } from '@/request/proof';

type Login = Calls['POST /prod-api/auth/login'];

/** The caller itself shows beside the form why signing in failed. */
export const submitSignIn = (body: Login['body']): Promise<Login['reply']> =>
  askWithProof((proof) =>
    call('POST /prod-api/auth/login', { body: { ...body, ...(proof && { proof }) }, shownBy: 'form' }),
  );

export const listDemoAccounts = () => call('GET /prod-api/auth/demoAccounts', { shownBy: 'nobody' });
export const demoAccountsAtOnce = () => callAtOnce('GET /prod-api/auth/demoAccounts');

export const submitCodeSignIn = (
  body: Calls['POST /prod-api/auth/login/code']['body'],
): Promise<Login['reply']> => call('POST /prod-api/auth/login/code', { body, shownBy: 'form' });

export const listProviders = () => call('GET /prod-api/auth/open/providers', { shownBy: 'nobody' });
export const providersAtOnce = () => callAtOnce('GET /prod-api/auth/open/providers');

/** The address of the third party at which the person signs in. */
export const startProvider = (provider: string) =>
  call('POST /prod-api/auth/open/{provider}/start', { params: { provider }, shownBy: 'button' });

export const finishProvider = (state: string, code: string) =>
  call('POST /prod-api/auth/open/callback', { body: { state, code }, shownBy: 'form' });

/** The second step of signing in by a third party, for accounts with a second factor. */
export const confirmProvider = (body: { ticket: string; totp?: string }) =>
  call('POST /prod-api/auth/open/confirm', { body, shownBy: 'form' });
