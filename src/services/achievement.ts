import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';
import type { ShownBy } from '@/request/call-options';

const LIST = 'GET /prod-api/cms/open/achi';
const OWN = 'PATCH /prod-api/cms/achi/{id}';
const MOVE = 'POST /prod-api/cms/achi/{id}/{event}';

export type AchievementQuery = Calls[typeof LIST]['query'];

export const listAchievements = (query: AchievementQuery) => call(LIST, { query });
export const fetchAchievement = (id: number) =>
  call('GET /prod-api/cms/open/achi/{id}', { params: { id }, shownBy: 'page' });
export const fetchAchievementFigures = (query: Calls['GET /prod-api/cms/open/achi/data']['query']) =>
  call('GET /prod-api/cms/open/achi/data', { query });

export const listMyAchievements = (pageNum: number) =>
  call('GET /prod-api/cms/achi/mine', { query: { pageNum } });
export const listSources = () => call('GET /prod-api/cms/achi/sources', { shownBy: 'nobody' });
export const listContributions = () => call('GET /prod-api/cms/achi/contributions', { shownBy: 'nobody' });
export const answerContribution = (id: number, agree: boolean) =>
  call('POST /prod-api/cms/achi/{id}/contribution', { params: { id }, body: { agree }, shownBy: 'button' });

export const createAchievement = (sourceId: number | null, idempotencyKey: string) =>
  call('POST /prod-api/cms/achi', { body: { sourceId }, idempotencyKey, shownBy: 'draft' });
/** The initial content of a new one; writes nothing. */
export const fetchBlankAchievement = (sourceId: number | null) =>
  call('GET /prod-api/cms/achi/new', { query: sourceId === null ? {} : { sourceId } });
export const fetchOwnAchievement = (id: number, shownBy?: ShownBy) =>
  call('GET /prod-api/cms/achi/{id}', { params: { id }, shownBy });
export const updateAchievement = (id: number, body: Calls[typeof OWN]['body']) =>
  call(OWN, { params: { id }, body, shownBy: 'draft' });
export const removeAchievement = (id: number) =>
  call('DELETE /prod-api/cms/achi/{id}', { params: { id }, shownBy: 'button' });
export const submitAchievementEvent = (
  id: number,
  event: Calls[typeof MOVE]['params']['event'],
  body: Calls[typeof MOVE]['body'],
) => call(MOVE, { params: { id, event }, body, shownBy: 'button' });
