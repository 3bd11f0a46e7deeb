export const FOLLOW_LIST = '/user/myProjects';
export const followPath = (id: number, tab?: FollowTab): string =>
  `${FOLLOW_LIST}/${id}${tab && tab !== 'form' ? `?tab=${tab}` : ''}`;

/** Tabs of one project (ux §2); 阶段成果 joins them where results are kept. */
export const FOLLOW_TABS = ['form', 'remarks', 'budget', 'events'] as const;
export type FollowTab = (typeof FOLLOW_TABS)[number];

export const tabIn = (params: URLSearchParams): FollowTab =>
  FOLLOW_TABS.find((tab) => tab === params.get('tab')) ?? 'form';
