import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

type Add = Calls['POST /prod-api/cms/fact']['body'];
type Correct = Calls['PUT /prod-api/cms/fact/{id}']['body'];
type Fill = Calls['POST /prod-api/cms/apply/{id}/facts']['body'];

export const fetchFacts = (shownBy?: ShownBy) => call('GET /prod-api/cms/fact', { shownBy });

export const addFact = (body: Add) => call('POST /prod-api/cms/fact', { body, once: true, shownBy: 'form' });

export const correctFact = (id: number, body: Correct) =>
  call('PUT /prod-api/cms/fact/{id}', { params: { id }, body, shownBy: 'form' });

export const removeFact = (id: number) =>
  call('DELETE /prod-api/cms/fact/{id}', { params: { id }, shownBy: 'button' });

/** Drafts that still hold what was corrected. */
export const listStaleDrafts = (id: number) =>
  call('GET /prod-api/cms/fact/{id}/drafts', { params: { id }, shownBy: 'section' });

export const mendDrafts = (id: number, applicationIds: number[]) =>
  call('POST /prod-api/cms/fact/{id}/mend', { params: { id }, body: { applicationIds }, shownBy: 'button' });

export const fillFromFact = (id: number, body: Fill) =>
  call('POST /prod-api/cms/apply/{id}/facts', { params: { id }, body, once: true, shownBy: 'section' });
