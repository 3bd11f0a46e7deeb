import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

type Rows = Calls;

export const fetchApplication = (id: number, step?: Rows['GET /prod-api/cms/apply/{id}']['query']['step']) =>
  call('GET /prod-api/cms/apply/{id}', {
    params: { id },
    query: step ? { step } : {},
    skipErrorHandler: true,
  });

export const listMyApplications = (query: Rows['GET /prod-api/cms/apply/myList']['query']) =>
  call('GET /prod-api/cms/apply/myList', { query, skipErrorHandler: true });

export const checkApplyAvailable = (body: Rows['POST /prod-api/cms/apply/insertApplyAvailable']['body']) =>
  call('POST /prod-api/cms/apply/insertApplyAvailable', { body, skipErrorHandler: true });

export const createApplication = (body: Rows['POST /prod-api/cms/apply']['body'], idempotencyKey: string) =>
  call('POST /prod-api/cms/apply', { body, idempotencyKey, skipErrorHandler: true });

export const updateApplication = (body: Rows['PUT /prod-api/cms/apply']['body']) =>
  call('PUT /prod-api/cms/apply', { body, skipErrorHandler: true });

export const updateDraft = (id: number, body: Rows['PATCH /prod-api/cms/apply/{id}/draft']['body']) =>
  call('PATCH /prod-api/cms/apply/{id}/draft', { params: { id }, body, skipErrorHandler: true });

export const removeApplication = (id: number, version: number) =>
  call('DELETE /prod-api/cms/apply/{id}', { params: { id }, query: { version } });

type Event = Rows['POST /prod-api/cms/apply/{id}/{event}'];
export const submitEvent = (params: Event['params'], body: Event['body'], idempotencyKey: string) =>
  call('POST /prod-api/cms/apply/{id}/{event}', { params, body, idempotencyKey, skipErrorHandler: true });

export const fetchReceipt = (id: number) =>
  call('GET /prod-api/cms/apply/{id}/receipt', { params: { id }, skipErrorHandler: true });

export const listApplicationEvents = (
  id: number,
  query: Rows['GET /prod-api/cms/apply/{id}/events']['query'],
) => call('GET /prod-api/cms/apply/{id}/events', { params: { id }, query, skipErrorHandler: true });

export const listFieldHistory = (id: number, query: Rows['GET /prod-api/cms/apply/{id}/history']['query']) =>
  call('GET /prod-api/cms/apply/{id}/history', { params: { id }, query, skipErrorHandler: true });
