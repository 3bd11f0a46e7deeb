import { FOLLOW_TABS } from '@contract/rules/page-tabs';

export const FOLLOW_LIST = '/user/myProjects';
export const followPath = (id: number, tab?: FollowTab): string =>
  `${FOLLOW_LIST}/${id}${tab && tab !== 'form' ? `?tab=${tab}` : ''}`;

export type FollowTab = (typeof FOLLOW_TABS)[number];

export const tabIn = (params: URLSearchParams): FollowTab =>
  FOLLOW_TABS.find((tab) => tab === params.get('tab')) ?? 'form';
