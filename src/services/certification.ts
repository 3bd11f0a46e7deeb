import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type CertificationKind = 'real_name' | 'professional';
type RealName = Calls['POST /api/users/accounts/{id}/authentication_apply.json']['body'];
type Professional = Calls['POST /api/users/accounts/{id}/professional_auth_apply.json']['body'];

/** Newest first, with the reason where one was refused. */
export const listCertifications = (login: string) =>
  call('GET /api/users/accounts/{login}/certifications.json', { params: { login }, shownBy: 'section' });

export const applyRealName = (id: number, body: RealName) =>
  call('POST /api/users/accounts/{id}/authentication_apply.json', {
    params: { id: String(id) },
    body,
    once: true,
    shownBy: 'form',
  });

export const applyProfessional = (id: number, body: Professional) =>
  call('POST /api/users/accounts/{id}/professional_auth_apply.json', {
    params: { id: String(id) },
    body,
    once: true,
    shownBy: 'form',
  });

/** 撤销: takes an application back that nobody has decided yet. */
export const withdrawCertification = (login: string, kind: CertificationKind) => {
  const options = { params: { login } };
  return kind === 'real_name'
    ? call('DELETE /api/users/accounts/{login}/authentication_apply.json', options)
    : call('DELETE /api/users/accounts/{login}/professional_auth_apply.json', options);
};

/** 解除: gives up a certification that was granted. */
export const cancelCertification = (login: string, kind: CertificationKind) => {
  const options = { params: { login }, body: {} };
  return kind === 'real_name'
    ? call('POST /api/users/{login}/cancel_authentication.json', options)
    : call('POST /api/users/{login}/cancel_professional_certification.json', options);
};
