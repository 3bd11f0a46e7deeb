import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';
import { orGone } from '@/request/or-gone';

type Rows = Calls;

export const fetchApplication = (
  id: number,
  { step, shownBy }: { step?: Rows['GET /prod-api/cms/apply/{id}']['query']['step']; shownBy?: ShownBy } = {},
) =>
  call('GET /prod-api/cms/apply/{id}', {
    params: { id },
    query: step ? { step } : {},
    shownBy,
  });

export const listMyApplications = (
  query: Rows['GET /prod-api/cms/apply/myList']['query'],
  shownBy?: ShownBy,
) => call('GET /prod-api/cms/apply/myList', { query, shownBy });

export const checkApplyAvailable = (
  body: Rows['POST /prod-api/cms/apply/insertApplyAvailable']['body'],
  shownBy?: ShownBy,
) => call('POST /prod-api/cms/apply/insertApplyAvailable', { body, shownBy });

export const createApplication = (body: Rows['POST /prod-api/cms/apply']['body'], idempotencyKey: string) =>
  call('POST /prod-api/cms/apply', { body, idempotencyKey, shownBy: 'draft' });

/** Creates an application with the content of an earlier one, in one step. */
export const startFromEarlier = (body: Rows['POST /prod-api/cms/apply']['body']) =>
  call('POST /prod-api/cms/apply', { body, once: true, shownBy: 'button' });

/** Marks fields that the earlier application had and that stay empty in this one. */
export const skipAnew = (id: number, paths: string[]) =>
  call('PUT /prod-api/cms/apply/{id}/anew', { params: { id }, body: { paths }, shownBy: 'section' });

export const updateApplication = (body: Rows['PUT /prod-api/cms/apply']['body']) =>
  call('PUT /prod-api/cms/apply', { body, shownBy: 'draft' });

export const updateDraft = (id: number, body: Rows['PATCH /prod-api/cms/apply/{id}/draft']['body']) =>
  call('PATCH /prod-api/cms/apply/{id}/draft', { params: { id }, body, shownBy: 'draft' });

export const removeApplication = (id: number, version: number) =>
  orGone(call('DELETE /prod-api/cms/apply/{id}', { params: { id }, query: { version }, shownBy: 'button' }));

type Event = Rows['POST /prod-api/cms/apply/{id}/{event}'];
export const submitEvent = (params: Event['params'], body: Event['body'], shownBy?: ShownBy) =>
  call('POST /prod-api/cms/apply/{id}/{event}', { params, body, once: true, shownBy });

export const fetchReceipt = (id: number) => call('GET /prod-api/cms/apply/{id}/receipt', { params: { id } });

export const listApplicationEvents = (
  id: number,
  query: Rows['GET /prod-api/cms/apply/{id}/events']['query'],
) => call('GET /prod-api/cms/apply/{id}/events', { params: { id }, query, shownBy: 'section' });
