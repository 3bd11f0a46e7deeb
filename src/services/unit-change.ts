import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

const CHANGE = '/prod-api/system/unit/change';
export type OwnUnit = NonNullable<Calls['GET /prod-api/system/unit/own']['reply']>;
export type FormerEntry = OwnUnit['former'][number];
export type UnitChange = NonNullable<Calls[`GET ${typeof CHANGE}`]['reply']>;
export type UnitChangeBody = Calls[`POST ${typeof CHANGE}`]['body'];
export type UnitChangeQuery = Calls['GET /prod-api/system/unit/change/list']['query'];
export type UnitChangeCase = Calls['GET /prod-api/system/unit/change/list']['reply']['list'][number];

/** The reader's own unit, as it is registered now. */
export const fetchOwnUnit = () => call('GET /prod-api/system/unit/own', { shownBy: 'section' });

/** The latest change of the unit that the reader administers, whatever its outcome. */
export const fetchUnitChange = () => call(`GET ${CHANGE}`, { shownBy: 'section' });

export const fileUnitChange = (body: UnitChangeBody) =>
  call(`POST ${CHANGE}`, { body, shownBy: 'form', once: true });

export const withdrawUnitChange = (id: number) => call(`DELETE ${CHANGE}`, { query: { id } });

/** Changes of all units, for the office. */
export const listUnitChanges = (query: UnitChangeQuery) =>
  call('GET /prod-api/system/unit/change/list', { query });

export const submitChangeDecision = (
  id: number,
  body: Calls['PUT /prod-api/system/unit/change/{id}/decide']['body'],
) => call('PUT /prod-api/system/unit/change/{id}/decide', { params: { id }, body, shownBy: 'form' });
