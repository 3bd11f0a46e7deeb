import type { Calls } from '@contract/endpoints';
import type { Milestone } from '@contract/result-choices';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const OWN = 'GET /prod-api/cms/result/{id}/{milestone}';
const SAVE = 'PATCH /prod-api/cms/result/{id}/{milestone}';

export type PublicResults = Calls['GET /prod-api/cms/open/result'];
type Submission = Calls['POST /prod-api/cms/apply/resultOne']['body'];

export const listResults = (query: PublicResults['query']) =>
  call('GET /prod-api/cms/open/result', { query });

export const fetchPublicResult = (id: number) =>
  call('GET /prod-api/cms/open/result/{id}', { params: { id }, shownBy: 'page' });

export const listMyResults = () => call('GET /prod-api/cms/result/mine');

export const fetchResult = (id: number, milestone: Milestone, shownBy?: ShownBy) =>
  call(OWN, { params: { id, milestone }, shownBy });

/** Stage results that have been submitted; others are not included. */
export const listHandedIn = (id: number, shownBy?: ShownBy) =>
  call('GET /prod-api/cms/result/{id}', { params: { id }, shownBy });

export const updateResult = (id: number, milestone: Milestone, body: Calls[typeof SAVE]['body']) =>
  call(SAVE, { params: { id, milestone }, body, shownBy: 'draft' });

export const submitResult = (milestone: Milestone, body: Submission) =>
  milestone === 'one'
    ? call('POST /prod-api/cms/apply/resultOne', { body, shownBy: 'form' })
    : call('POST /prod-api/cms/apply/resultTwo', { body, shownBy: 'form' });
