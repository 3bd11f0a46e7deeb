import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type CaseQuery = Calls['GET /prod-api/system/cert/list']['query'];
export const listCertifications = (query: CaseQuery) => call('GET /prod-api/system/cert/list', { query });

export const submitCertificationDecision = (
  id: number,
  body: Calls['PUT /prod-api/system/cert/{id}/decide']['body'],
) => call('PUT /prod-api/system/cert/{id}/decide', { params: { id }, body, shownBy: 'form' });

export const cancelCertification = (
  id: number,
  body: Calls['PUT /prod-api/system/cert/{id}/revoke']['body'],
) => call('PUT /prod-api/system/cert/{id}/revoke', { params: { id }, body, shownBy: 'form' });

export type UnitQuery = Calls['GET /prod-api/system/unit/apply/list']['query'];
export const listUnitApplies = (query: UnitQuery) => call('GET /prod-api/system/unit/apply/list', { query });

export const submitUnitDecision = (
  id: number,
  body: Calls['PUT /prod-api/system/unit/apply/{id}/decide']['body'],
) => call('PUT /prod-api/system/unit/apply/{id}/decide', { params: { id }, body, shownBy: 'form' });

export type SchoolQuery = Calls['GET /prod-api/system/school/apply/list']['query'];
export const listSchoolApplies = (query: SchoolQuery) =>
  call('GET /prod-api/system/school/apply/list', { query });

export const submitSchoolDecision = (
  id: number,
  body: Calls['PUT /prod-api/system/school/apply/{id}/decide']['body'],
) => call('PUT /prod-api/system/school/apply/{id}/decide', { params: { id }, body, shownBy: 'form' });
