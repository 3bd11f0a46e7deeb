import { MY_LIST_TABS } from '@contract/enums';

/** Panels of 账号设置, in the order of their tabs. */
export const SETTINGS_TABS = ['account', 'security', 'sessions', 'notices', 'data'] as const;
/** What `?tab=` opens in the user centre. */
export const USER_TABS = [...SETTINGS_TABS, 'certification', 'members'] as const;
/** 我的项目 of the own area; `audit` is the unit's queue. */
const FOLLOW_LIST_TABS = [...MY_LIST_TABS, 'audit'] as const;
/** Views of one project (req:ui-project-tabs). */
export const FOLLOW_TABS = ['form', 'remarks', 'results', 'budget', 'events'] as const;
/** Views of one application in the admin area. */
export const ADMIN_TABS = ['verdicts', 'form', 'remarks', 'reviews', 'results', 'events'] as const;

/**
 * Pages with tabs in `?tab=`, with the values of each. Page and service both build such links; a value not listed here
 * has no effect.
 */
export const PAGE_TABS: Readonly<Record<string, readonly string[]>> = {
  '/user': USER_TABS,
  '/user/myProjects': FOLLOW_LIST_TABS,
  '/user/myProjects/:id': FOLLOW_TABS,
  '/user/demand': ['posted', 'asked'],
  '/innovation/myProjects': MY_LIST_TABS,
  '/admin/applications/:id': ADMIN_TABS,
  '/admin/reviews': ['open', 'done'],
};
