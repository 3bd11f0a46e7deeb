import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type Preferences = Calls['GET /api/users/preferences.json']['reply']['preferences'];
export type PreferenceChanges = Calls['PUT /api/users/preferences.json']['body']['preferences'];
export type DeviceSession = Calls['GET /api/users/sessions.json']['reply']['sessions'][number];
export type ClosePreview = Calls['GET /api/users/close_preview.json']['reply'];
type PasswordChange = Calls['PUT /api/users/accounts/{login}/password.json']['body'];
type PhoneBinding = Calls['POST /api/users/accounts/{login}/phone_bind.json']['body'];
type EmailBinding = Calls['POST /api/users/accounts/{login}/email_bind.json']['body'];
type OwnerProofBody = Calls['POST /api/users/open_users/{provider}.json']['body'];
type Closing = Calls['POST /api/users/close.json']['body'];

/** The forms themselves show a refusal at its field. */
export const changePassword = (login: string, body: PasswordChange) =>
  call('PUT /api/users/accounts/{login}/password.json', { params: { login }, body, shownBy: 'form' });

export const bindPhone = (login: string, body: PhoneBinding) =>
  call('POST /api/users/accounts/{login}/phone_bind.json', { params: { login }, body, shownBy: 'form' });

export const bindEmail = (login: string, body: EmailBinding) =>
  call('POST /api/users/accounts/{login}/email_bind.json', { params: { login }, body, shownBy: 'form' });

/** Sends a code to the number or address that is to be bound: type 3 a phone, type 4 an e-mail. */
export const sendBindingCode = (login: string, type: 3 | 4) =>
  call('GET /api/accounts/get_verification_code.json', { query: { login, type }, shownBy: 'button' });

/** Sends a code to the phone or e-mail that is bound already, so that its owner confirms. */
export const sendOwnerCode = (channel: 'phone' | 'email') =>
  call('POST /api/users/old_code.json', { body: { channel }, shownBy: 'button' });

export const removeOpenUser = (accountId: number, id: number) =>
  call('DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json', {
    params: { basicInfoId: String(accountId), id },
    shownBy: 'button',
  });

export const listOpenProviders = () => call('GET /prod-api/auth/open/providers', { shownBy: 'section' });

/** Address at which an account of a third party can be bound, after proof of being the owner. */
export const startOpenBinding = (provider: string, body: OwnerProofBody) =>
  call('POST /api/users/open_users/{provider}.json', { params: { provider }, body, shownBy: 'form' });

export const listDeviceSessions = () => call('GET /api/users/sessions.json', { shownBy: 'section' });
export const endDeviceSession = (id: string) =>
  call('DELETE /api/users/sessions/{id}.json', { params: { id }, shownBy: 'button' });
export const endOtherSessions = () => call('DELETE /api/users/sessions.json', { shownBy: 'button' });

export type SecondFactor = Calls['GET /api/users/totp.json']['reply'];
export const fetchTotp = () => call('GET /api/users/totp.json', { shownBy: 'section' });
/** The code is required where an authenticator is set up, which the new one replaces. */
export const startTotp = (password: string, code?: string) =>
  call('POST /api/users/totp.json', { body: { password, ...(code && { code }) }, shownBy: 'form' });
export const renewRecovery = (password: string, code: string) =>
  call('POST /api/users/totp/recovery.json', { body: { password, code }, shownBy: 'form' });
export const confirmTotp = (body: { code: string; ticket: string }) =>
  call('PUT /api/users/totp.json', { body, shownBy: 'form' });
export const removeTotp = (password: string, code: string) =>
  call('DELETE /api/users/totp.json', { body: { password, code }, shownBy: 'form' });

export const stopFactorRelease = () => call('DELETE /api/users/totp/release.json', { shownBy: 'button' });

export const fetchPreferences = () => call('GET /api/users/preferences.json', { shownBy: 'section' });
export const updatePreferences = (preferences: PreferenceChanges) =>
  call('PUT /api/users/preferences.json', { body: { preferences } });

export type Consent = Calls['GET /api/users/consents.json']['reply']['consents'][number];

export const listConsents = async (): Promise<Consent[]> =>
  (await call('GET /api/users/consents.json', { shownBy: 'section' })).consents;

export const fetchClosePreview = () => call('GET /api/users/close_preview.json', { shownBy: 'section' });
export const closeAccount = (body: Closing) => call('POST /api/users/close.json', { body, shownBy: 'form' });
