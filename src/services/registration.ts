import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import { askWithProof } from '@/request/proof';

export type RegisterMenu = Calls['GET /prod-api/auth/register/menu']['reply'];
export type PersonRegistration = Calls['POST /prod-api/auth/register']['body'];
export type UnitRegistration = Calls['POST /prod-api/auth/register/unit']['body'];
type AgreementKind = Calls['GET /prod-api/auth/modalUrl']['query']['kind'];

/** Which ways of registering are open, and what they ask one to agree to. */
export const fetchRegisterMenu = (): Promise<RegisterMenu> => call('GET /prod-api/auth/register/menu');

/** The form itself shows a refusal at its field; on success the person is signed in at once. */
export const submitRegistration = (body: PersonRegistration) =>
  call('POST /prod-api/auth/register', { body, shownBy: 'form' });

export const submitUnitRegistration = (body: UnitRegistration) =>
  call('POST /prod-api/auth/register/unit', { body, shownBy: 'form' });

/** The agreement to show, in its present version. */
export const fetchAgreement = (kind?: AgreementKind) =>
  call('GET /prod-api/auth/modalUrl', { query: { kind }, shownBy: 'section' });

/** A check for visitors; beyond a few a minute the service requires a proof of work for each. */
export const checkPhone = (phone: string) =>
  askWithProof((proof) =>
    call('GET /prod-api/auth/checkPhone/{phone}', {
      params: { phone },
      query: { proof },
      shownBy: 'form',
    }),
  );

export const checkUserName = (name: string) =>
  askWithProof((proof) =>
    call('GET /prod-api/auth/checkUserName/{name}', {
      params: { name },
      query: { proof },
      shownBy: 'form',
    }),
  );

/** Agreements that have changed since this person agreed. */
export const fetchChangedAgreements = () => call('GET /prod-api/auth/agreement', { shownBy: 'section' });

export const agreeAgain = (body: Calls['POST /prod-api/auth/agreement']['body']) =>
  call('POST /prod-api/auth/agreement', { body, shownBy: 'form' });
