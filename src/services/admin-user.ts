import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type UserQuery = Calls['GET /prod-api/system/user/list']['query'];
export type AdminUser = Calls['GET /prod-api/system/user/list']['reply']['list'][number];
export const listUsers = (query: UserQuery) => call('GET /prod-api/system/user/list', { query });

export const updateUserRoles = (id: number, body: Calls['PUT /prod-api/system/user/{id}/roles']['body']) =>
  call('PUT /prod-api/system/user/{id}/roles', { params: { id }, body, shownBy: 'form' });

export const updateUserStatus = (id: number, body: Calls['PUT /prod-api/system/user/{id}/status']['body']) =>
  call('PUT /prod-api/system/user/{id}/status', { params: { id }, body, shownBy: 'form' });

export const removeUserSessions = (id: number) =>
  call('DELETE /prod-api/system/user/{id}/sessions', { params: { id }, shownBy: 'button' });

type ReleaseAsked = Calls['POST /prod-api/system/user/{id}/factorRelease']['body'];
export const askFactorRelease = (id: number, body: ReleaseAsked) =>
  call('POST /prod-api/system/user/{id}/factorRelease', { params: { id }, body, shownBy: 'form' });
export const confirmFactorRelease = (id: number) =>
  call('PUT /prod-api/system/user/{id}/factorRelease', { params: { id }, shownBy: 'button' });
export const stopFactorRelease = (id: number) =>
  call('DELETE /prod-api/system/user/{id}/factorRelease', { params: { id }, shownBy: 'button' });

export type AdminRole = Calls['GET /prod-api/system/role/list']['reply']['list'][number];
export const listRoles = () => call('GET /prod-api/system/role/list');

export const updateRole = (id: number, body: Calls['PUT /prod-api/system/role/{id}']['body']) =>
  call('PUT /prod-api/system/role/{id}', { params: { id }, body, shownBy: 'form' });
