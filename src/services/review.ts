import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

export const listExperts = (applicationId: number) =>
  call('GET /prod-api/cms/review/experts', { query: { applicationId }, shownBy: 'section' });

export const listReviews = (applicationId: number) =>
  call('GET /prod-api/cms/review/list', { query: { applicationId }, shownBy: 'section' });

export const createReviews = (body: Calls['POST /prod-api/cms/review']['body']) =>
  call('POST /prod-api/cms/review', { body, once: true, shownBy: 'form' });

export const extendReview = (body: Calls['PUT /prod-api/cms/review/until']['body']) =>
  call('PUT /prod-api/cms/review/until', { body, shownBy: 'form' });

export const removeReview = (id: number, version: number) =>
  call('DELETE /prod-api/cms/review/{id}', { params: { id }, query: { version }, shownBy: 'button' });

export type RankingQuery = Calls['GET /prod-api/cms/review/ranking']['query'];
export const listRanking = (query: RankingQuery) => call('GET /prod-api/cms/review/ranking', { query });

export const submitPublicity = (body: Calls['POST /prod-api/cms/review/publicity']['body']) =>
  call('POST /prod-api/cms/review/publicity', { body, once: true, shownBy: 'form' });

export type OwnReviewQuery = Calls['GET /prod-api/cms/review/mine']['query'];
export const listOwnReviews = (query: OwnReviewQuery) => call('GET /prod-api/cms/review/mine', { query });

export const fetchReview = (id: number, shownBy?: ShownBy) =>
  call('GET /prod-api/cms/review/{id}', { params: { id }, shownBy });

export const submitDeclaration = (id: number, body: Calls['PUT /prod-api/cms/review/{id}/declare']['body']) =>
  call('PUT /prod-api/cms/review/{id}/declare', { params: { id }, body, shownBy: 'form' });

export const declineReview = (id: number, body: Calls['PUT /prod-api/cms/review/{id}/decline']['body']) =>
  call('PUT /prod-api/cms/review/{id}/decline', { params: { id }, body, shownBy: 'form' });

export const updateScores = (id: number, body: Calls['PATCH /prod-api/cms/review/{id}/score']['body']) =>
  call('PATCH /prod-api/cms/review/{id}/score', { params: { id }, body, shownBy: 'draft' });

export const submitScores = (id: number, version: number) =>
  call('PUT /prod-api/cms/review/{id}/score', { params: { id }, body: { version }, shownBy: 'form' });
