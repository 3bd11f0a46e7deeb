import type { Calls } from '@contract/endpoints';
import type { Section } from '@contract/enums';
import type { Invitation, WaitingInvitation } from '@contract/helper';
import { call } from '@/request/call';

type Invite = Calls['POST /prod-api/cms/apply/{id}/invitations']['body'];
export type Task = Calls['PUT /prod-api/cms/apply/{id}/helpers/{accountId}']['body'];

export const fetchPeople = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/helpers', { params: { id }, shownBy: 'section' });

export const inviteHelper = (id: number, body: Invite) =>
  call('POST /prod-api/cms/apply/{id}/invitations', { params: { id }, body, once: true, shownBy: 'form' });

export const withdrawInvitation = (id: number, { id: invitationId, state: seen }: Invitation) =>
  call('DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}', {
    params: { id, invitationId },
    query: { seen },
    shownBy: 'button',
  });

export const changeHelper = (id: number, accountId: number, body: Task) =>
  call('PUT /prod-api/cms/apply/{id}/helpers/{accountId}', {
    params: { id, accountId },
    body,
    shownBy: 'form',
  });

export const removeHelper = (id: number, accountId: number) =>
  call('DELETE /prod-api/cms/apply/{id}/helpers/{accountId}', {
    params: { id, accountId },
    shownBy: 'button',
  });

export const assignSection = (
  id: number,
  section: Section,
  body: { accountId: number | null; due: string | null },
) =>
  call('PUT /prod-api/cms/apply/{id}/sections/{section}', { params: { id, section }, body, shownBy: 'form' });

/** Invitations to the reader that wait for an answer. */
export const listWaitingInvitations = async (): Promise<WaitingInvitation[]> =>
  (await call('GET /prod-api/cms/apply/invitations', { shownBy: 'nobody' })).list;

export const fetchInvitation = (code: string) =>
  call('GET /prod-api/cms/apply/invitations/{code}', { params: { code }, shownBy: 'page' });

export const answerInvitation = (code: string, accept: boolean) =>
  call('POST /prod-api/cms/apply/invitations/{code}/answer', {
    params: { code },
    body: { accept },
    once: true,
    shownBy: 'button',
  });
