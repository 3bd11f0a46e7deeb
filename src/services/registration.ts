import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type RegisterMenu = Calls['GET /prod-api/auth/register/menu']['reply'];
export type PersonRegistration = Calls['POST /prod-api/auth/register']['body'];
export type UnitRegistration = Calls['POST /prod-api/auth/register/unit']['body'];
type AgreementKind = Calls['GET /prod-api/auth/modalUrl']['query']['kind'];

/** Which ways of registering are open, and what they ask one to agree to. */
export const fetchRegisterMenu = (): Promise<RegisterMenu> =>
  call('GET /prod-api/auth/register/menu', { skipErrorHandler: true });

/** The form says itself, at the field, what was refused; success is signed in at once. */
export const submitRegistration = (body: PersonRegistration, idempotencyKey: string) =>
  call('POST /prod-api/auth/register', { body, idempotencyKey, skipErrorHandler: true });

export const submitUnitRegistration = (body: UnitRegistration, idempotencyKey: string) =>
  call('POST /prod-api/auth/register/unit', { body, idempotencyKey, skipErrorHandler: true });

/** The agreement to show, in its present version. */
export const fetchAgreement = (kind?: AgreementKind) =>
  call('GET /prod-api/auth/modalUrl', { query: { kind }, skipErrorHandler: true });

export const checkPhone = (phone: string) =>
  call('GET /prod-api/auth/checkPhone/{phone}', { params: { phone }, skipErrorHandler: true });
