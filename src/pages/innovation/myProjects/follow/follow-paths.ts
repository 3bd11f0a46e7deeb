import type { Milestone } from '@contract/result-choices';
import { FOLLOW_TABS } from '@contract/rules/page-tabs';

export const FOLLOW_LIST = '/user/myProjects';
export const followPath = (id: number, tab?: FollowTab): string =>
  `${FOLLOW_LIST}/${id}${tab && tab !== 'form' ? `?tab=${tab}` : ''}`;

export type FollowTab = (typeof FOLLOW_TABS)[number];

export const tabIn = (params: URLSearchParams): FollowTab =>
  FOLLOW_TABS.find((tab) => tab === params.get('tab')) ?? 'form';

/** Where the result of a stage is written and read. */
export const resultPath = (id: number, milestone: Milestone): string =>
  `/innovation/result/${id}?milestone=${milestone}`;
