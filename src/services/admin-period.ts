import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import { orGone } from '@/request/or-gone';

export const listManagedPeriods = () => call('GET /prod-api/cms/period/manage');

export const createPeriod = (body: Calls['POST /prod-api/cms/period']['body']) =>
  call('POST /prod-api/cms/period', { body, once: true, shownBy: 'form' });

export const updatePeriod = (id: number, body: Calls['PUT /prod-api/cms/period/{id}']['body']) =>
  call('PUT /prod-api/cms/period/{id}', { params: { id }, body, shownBy: 'form' });

export const removePeriod = (id: number, version: number) =>
  orGone(call('DELETE /prod-api/cms/period/{id}', { params: { id }, query: { version }, shownBy: 'button' }));
