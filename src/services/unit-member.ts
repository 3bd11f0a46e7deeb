import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const JOIN = '/prod-api/system/unit/join';
type Members = Calls['GET /prod-api/system/unit/member/list'];
type Decision = Calls['PUT /prod-api/system/unit/member/{id}/decide']['body'];
export type Member = Members['reply']['list'][number];
/** The reader's latest request to join a unit, whatever its outcome; null where there is none. */
export type JoinRequest = Calls[`GET ${typeof JOIN}`]['reply'];
export type UnitPerson = Calls['GET /prod-api/system/unit/people']['reply']['list'][number];

/** The reader's latest request to join a unit, whatever its outcome. */
export const fetchJoin = () => call(`GET ${JOIN}`, { shownBy: 'section' });

export const askToJoin = (deptId: number) => call(`POST ${JOIN}`, { body: { deptId }, once: true });

/** With an id: withdraws this request; without one: leaves the unit. */
export const leaveUnit = (id?: number) => call(`DELETE ${JOIN}`, { query: id === undefined ? {} : { id } });

export const listMembers = (query: Members['query'], shownBy?: ShownBy) =>
  call('GET /prod-api/system/unit/member/list', { query, shownBy });

/** The current members of the unit, however they joined. */
export const listUnitPeople = (query: Calls['GET /prod-api/system/unit/people']['query']) =>
  call('GET /prod-api/system/unit/people', { query });

/** Hands the reader's administration of the unit over to this colleague. */
export const handOverUnit = (id: number) =>
  call('PUT /prod-api/system/unit/people/{id}/handOver', { params: { id }, shownBy: 'button' });

export const removeMember = (id: number, reason: string) =>
  call('PUT /prod-api/system/unit/people/{id}/remove', { params: { id }, body: { reason }, shownBy: 'form' });

export const decideMember = (id: number, body: Decision) =>
  call('PUT /prod-api/system/unit/member/{id}/decide', { params: { id }, body, shownBy: 'form' });

/** Registers a new unit, or applies to administer the reader's own; the papers are uploaded afterwards. */
export const registerUnit = (body: Calls['POST /prod-api/system/unit/registration']['body']) =>
  call('POST /prod-api/system/unit/registration', { body, shownBy: 'form', once: true });

type Vouchable = Calls['GET /prod-api/system/unit/cert/list'];

/** Members who wait for their real-name certification, as far as the unit may vouch for them. */
export const listVouchable = (query: Vouchable['query']) =>
  call('GET /prod-api/system/unit/cert/list', { query, shownBy: 'section' });

export const submitVouch = (id: number, version: number) =>
  call('PUT /prod-api/system/unit/cert/{id}/vouch', { params: { id }, body: { version }, shownBy: 'button' });
