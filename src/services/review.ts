import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export const listExperts = (applicationId: number) =>
  call('GET /prod-api/cms/review/experts', { query: { applicationId }, skipErrorHandler: true });

export const listReviews = (applicationId: number) =>
  call('GET /prod-api/cms/review/list', { query: { applicationId }, skipErrorHandler: true });

export const createReviews = (body: Calls['POST /prod-api/cms/review']['body'], idempotencyKey: string) =>
  call('POST /prod-api/cms/review', { body, idempotencyKey, skipErrorHandler: true });

export const removeReview = (id: number, version: number) =>
  call('DELETE /prod-api/cms/review/{id}', { params: { id }, query: { version }, skipErrorHandler: true });

export type RankingQuery = Calls['GET /prod-api/cms/review/ranking']['query'];
export const listRanking = (query: RankingQuery) =>
  call('GET /prod-api/cms/review/ranking', { query, skipErrorHandler: true });

type RankingExport = Calls['GET /prod-api/cms/review/ranking/export']['query'];
export const exportRanking = async (query: RankingExport): Promise<void> => {
  await call('GET /prod-api/cms/review/ranking/export', { query, autoDownload: true });
};

export const submitPublicity = (
  body: Calls['POST /prod-api/cms/review/publicity']['body'],
  idempotencyKey: string,
) => call('POST /prod-api/cms/review/publicity', { body, idempotencyKey, skipErrorHandler: true });

export type OwnReviewQuery = Calls['GET /prod-api/cms/review/mine']['query'];
export const listOwnReviews = (query: OwnReviewQuery) =>
  call('GET /prod-api/cms/review/mine', { query, skipErrorHandler: true });

export const fetchReview = (id: number) =>
  call('GET /prod-api/cms/review/{id}', { params: { id }, skipErrorHandler: true });

export const submitDeclaration = (id: number, body: Calls['PUT /prod-api/cms/review/{id}/declare']['body']) =>
  call('PUT /prod-api/cms/review/{id}/declare', { params: { id }, body, skipErrorHandler: true });

export const updateScores = (id: number, body: Calls['PATCH /prod-api/cms/review/{id}/score']['body']) =>
  call('PATCH /prod-api/cms/review/{id}/score', { params: { id }, body, skipErrorHandler: true });

export const submitScores = (id: number, version: number) =>
  call('PUT /prod-api/cms/review/{id}/score', { params: { id }, body: { version }, skipErrorHandler: true });
