import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

const CHANGES = '/prod-api/cms/apply/{id}/changes';

export const fetchChanges = (id: number) => call(`GET ${CHANGES}`, { params: { id }, shownBy: 'section' });

type Asked = Calls['POST /prod-api/cms/apply/{id}/changes']['body'];
export const askChange = (id: number, body: Asked) =>
  call(`POST ${CHANGES}`, { params: { id }, body, once: true, shownBy: 'form' });

export interface ChangePlace {
  id: number;
  changeId: number;
}

export const withdrawChange = (params: ChangePlace, version: number) =>
  call(`POST ${CHANGES}/{changeId}/withdraw`, { params, body: { version }, once: true, shownBy: 'button' });

type Audited = Calls['POST /prod-api/cms/apply/{id}/changes/{changeId}/audit']['body'];
export const auditChange = (params: ChangePlace, body: Audited) =>
  call(`POST ${CHANGES}/{changeId}/audit`, { params, body, once: true, shownBy: 'form' });

type Decided = Calls['POST /prod-api/cms/apply/{id}/changes/{changeId}/decision']['body'];
export const decideChange = (params: ChangePlace, body: Decided) =>
  call(`POST ${CHANGES}/{changeId}/decision`, { params, body, once: true, shownBy: 'form' });
