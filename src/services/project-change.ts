import type { Calls } from '@contract/endpoints';
import type { AskedToLead } from '@contract/project-change';
import { call } from '@/request/call';

const CHANGES = '/prod-api/cms/apply/{id}/changes';

export const fetchChanges = (id: number) => call(`GET ${CHANGES}`, { params: { id }, shownBy: 'section' });

type Asked = Calls['POST /prod-api/cms/apply/{id}/changes']['body'];
export const askChange = (id: number, body: Asked) =>
  call(`POST ${CHANGES}`, { params: { id }, body, once: true, shownBy: 'form' });

type AskedLeader = Calls['POST /prod-api/cms/apply/{id}/changes/leader']['body'];
export const askLeader = (id: number, body: AskedLeader) =>
  call(`POST ${CHANGES}/leader`, { params: { id }, body, once: true, shownBy: 'form' });

/** Projects whose leadership the reader has been offered. */
export const listAskedToLead = async (): Promise<AskedToLead[]> =>
  (await call('GET /prod-api/cms/apply/changes/asked', { shownBy: 'nobody' })).list;

export interface ChangePlace {
  id: number;
  changeId: number;
}

export const withdrawChange = (params: ChangePlace, version: number) =>
  call(`POST ${CHANGES}/{changeId}/withdraw`, { params, body: { version }, once: true, shownBy: 'button' });

type Answered = Calls['POST /prod-api/cms/apply/{id}/changes/{changeId}/answer']['body'];
export const answerChange = (params: ChangePlace, body: Answered) =>
  call(`POST ${CHANGES}/{changeId}/answer`, { params, body, once: true, shownBy: 'form' });

type Audited = Calls['POST /prod-api/cms/apply/{id}/changes/{changeId}/audit']['body'];
export const auditChange = (params: ChangePlace, body: Audited) =>
  call(`POST ${CHANGES}/{changeId}/audit`, { params, body, once: true, shownBy: 'form' });

type Decided = Calls['POST /prod-api/cms/apply/{id}/changes/{changeId}/decision']['body'];
export const decideChange = (params: ChangePlace, body: Decided) =>
  call(`POST ${CHANGES}/{changeId}/decision`, { params, body, once: true, shownBy: 'form' });
