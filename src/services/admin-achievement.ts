import type { Calls } from '@contract/endpoints';
import { call } from '@/request/call';

export type AchievementQuery = Calls['GET /prod-api/cms/achi/queue']['query'];
export const listAchievementQueue = (query: AchievementQuery) =>
  call('GET /prod-api/cms/achi/queue', { query });

export const fetchAchievementCase = (id: number) =>
  call('GET /prod-api/cms/achi/{id}', { params: { id }, shownBy: 'section' });

export const submitAchievementDecision = (
  id: number,
  event: 'publish' | 'return' | 'remove',
  body: Calls['POST /prod-api/cms/achi/{id}/{event}']['body'],
) => call('POST /prod-api/cms/achi/{id}/{event}', { params: { id, event }, body, shownBy: 'form' });
