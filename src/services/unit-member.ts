import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const JOIN = '/prod-api/system/unit/join';
type Members = Calls['GET /prod-api/system/unit/member/list'];
type Decision = Calls['PUT /prod-api/system/unit/member/{id}/decide']['body'];
export type Member = Members['reply']['list'][number];
/** The own application, whatever became of it; null where there was none. */
export type JoinRequest = Calls[`GET ${typeof JOIN}`]['reply'];
export type UnitPerson = Calls['GET /prod-api/system/unit/people']['reply']['list'][number];

/** The own application to belong to a unit, whatever became of it. */
export const fetchJoin = () => call(`GET ${JOIN}`, { shownBy: 'section' });

export const askToJoin = (deptId: number) => call(`POST ${JOIN}`, { body: { deptId }, once: true });

/** Takes this application back; without one, leaves the unit. */
export const leaveUnit = (id?: number) => call(`DELETE ${JOIN}`, { query: id === undefined ? {} : { id } });

export const listMembers = (query: Members['query'], shownBy?: ShownBy) =>
  call('GET /prod-api/system/unit/member/list', { query, shownBy });

/** Who belongs to the unit now, whichever way they came. */
export const listUnitPeople = (query: Calls['GET /prod-api/system/unit/people']['query']) =>
  call('GET /prod-api/system/unit/people', { query });

/** The own administration of the unit goes to this colleague. */
export const handOverUnit = (id: number) =>
  call('PUT /prod-api/system/unit/people/{id}/handOver', { params: { id }, shownBy: 'button' });

export const removeMember = (id: number, reason: string) =>
  call('PUT /prod-api/system/unit/people/{id}/remove', { params: { id }, body: { reason }, shownBy: 'form' });

export const decideMember = (id: number, body: Decision) =>
  call('PUT /prod-api/system/unit/member/{id}/decide', { params: { id }, body, shownBy: 'form' });

/** A new unit, or the own one to look after it; its papers follow. */
export const registerUnit = (body: Calls['POST /prod-api/system/unit/registration']['body']) =>
  call('POST /prod-api/system/unit/registration', { body, shownBy: 'form', once: true });

type Vouchable = Calls['GET /prod-api/system/unit/cert/list'];

/** Members who wait for their real-name certification, as far as the unit may vouch for them. */
export const listVouchable = (query: Vouchable['query']) =>
  call('GET /prod-api/system/unit/cert/list', { query, shownBy: 'section' });

export const submitVouch = (id: number, version: number) =>
  call('PUT /prod-api/system/unit/cert/{id}/vouch', { params: { id }, body: { version }, shownBy: 'button' });
