import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type AuditQuery = Calls['GET /prod-api/monitor/audit/list']['query'];
export const listAudit = (query: AuditQuery) => call('GET /prod-api/monitor/audit/list', { query });

export const checkAudit = () => call('GET /prod-api/monitor/audit/verify', { shownBy: 'section' });

export const fetchSecurityState = () => call('GET /prod-api/monitor/security');

export const fetchPlatformHealth = () => call('GET /prod-api/monitor/health');

export const fetchReceiptChain = () => call('GET /prod-api/monitor/receipt/chain', { shownBy: 'section' });

export const checkReceipts = () => call('POST /prod-api/monitor/receipt/check', { shownBy: 'button' });

export const fetchAdminSetting = () => call('GET /prod-api/system/setting');

export const updateAdminSetting = (body: Calls['PUT /prod-api/system/setting']['body']) =>
  call('PUT /prod-api/system/setting', { body, shownBy: 'form' });

export const uploadSitePicture = (body: Calls['PUT /prod-api/system/setting/picture']['body']) =>
  call('PUT /prod-api/system/setting/picture', { body, shownBy: 'form' });

export const updateNotice = (body: Calls['PUT /prod-api/system/setting/update']['body']) =>
  call('PUT /prod-api/system/setting/update', { body, shownBy: 'form' });

export const listDictTypes = () => call('GET /prod-api/system/dict/types', { shownBy: 'nobody' });

export type DictQuery = Calls['GET /prod-api/system/dict/list']['query'];
export const listDictItems = (query: DictQuery) => call('GET /prod-api/system/dict/list', { query });

export const createDictItem = (body: Calls['POST /prod-api/system/dict']['body']) =>
  call('POST /prod-api/system/dict', { body, once: true, shownBy: 'form' });

export const updateDictItem = (id: number, body: Calls['PUT /prod-api/system/dict/{id}']['body']) =>
  call('PUT /prod-api/system/dict/{id}', { params: { id }, body, shownBy: 'form' });

export type OutboxQuery = Calls['GET /prod-api/system/outbox/list']['query'];
export const listOutbox = (query: OutboxQuery) => call('GET /prod-api/system/outbox/list', { query });
