import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

type Login = Calls['POST /prod-api/auth/login'];

/** The caller says itself, beside the form, why it did not work. */
export const submitSignIn = (body: Login['body']): Promise<Login['reply']> =>
  call('POST /prod-api/auth/login', { body, skipErrorHandler: true });

export const listDemoAccounts = () => call('GET /prod-api/auth/demoAccounts', { skipErrorHandler: true });
