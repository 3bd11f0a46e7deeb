import type { WaitingConfirmation } from '@contract/confirmation';
import { call } from '@/request/call';

const ONE = '/prod-api/cms/apply/{id}/confirmations/{confirmationId}';

export const fetchConfirmations = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/confirmations', { params: { id }, shownBy: 'section' });

export const askMember = (id: number, rowId: string) =>
  call('POST /prod-api/cms/apply/{id}/confirmations', {
    params: { id },
    body: { rowId },
    once: true,
    shownBy: 'button',
  });

export const remindMember = (id: number, confirmationId: number) =>
  call(`POST ${ONE}/reminder`, { params: { id, confirmationId }, once: true, shownBy: 'button' });

export const withdrawRequest = (id: number, confirmationId: number) =>
  call(`DELETE ${ONE}`, { params: { id, confirmationId }, shownBy: 'button' });

/** Requests for confirmation to the reader that wait for an answer. */
export const listWaitingConfirmations = async (): Promise<WaitingConfirmation[]> =>
  (await call('GET /prod-api/cms/apply/confirmations', { shownBy: 'nobody' })).list;

export const fetchRequest = (code: string) =>
  call('GET /prod-api/cms/apply/confirmations/{code}', { params: { code }, shownBy: 'page' });

export const answerRequest = (code: string, body: { accept: boolean; seen: string; reason?: string }) =>
  call('POST /prod-api/cms/apply/confirmations/{code}/answer', {
    params: { code },
    body,
    once: true,
    shownBy: 'form',
  });
