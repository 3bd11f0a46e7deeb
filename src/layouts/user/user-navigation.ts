import { SETTINGS_TABS } from '@contract/rules/page-tabs';
import type { NavEntry } from '@/layouts/main/navigation';

/** Navigation of the user centre (req:ui-user-navigation); account panels are tabs of `/user`. */
export const USER_NAVIGATION: NavEntry[] = [
  { label: 'shell.user.overview.label', path: '/user', tabs: [''] },
  { label: 'shell.account.myProjects.label', path: '/user/myProjects', area: '/user/myProjects' },
  { label: 'shell.nav.result.label', path: '/innovation/result?scope=mine', area: '/innovation/result' },
  { label: 'shell.account.myDemands.label', path: '/user/demand', area: '/user/demand' },
  { label: 'shell.account.myAchievements.label', path: '/user/achi/mine', area: '/user/achi' },
  { label: 'reuse.library.page.title', path: '/user/facts', area: '/user/facts' },
  { label: 'saved.list.page.title', path: '/user/searches', area: '/user/searches' },
  { label: 'exports.list.page.title', path: '/user/exports', area: '/user/exports' },
  { label: 'shell.account.certification.label', path: '/user?tab=certification', tabs: ['certification'] },
  {
    label: 'user.members.self.title',
    path: '/user?tab=members',
    tabs: ['members'],
    permission: 'system:unit:member',
  },
  {
    label: 'shell.account.settings.label',
    path: '/user?tab=account',
    tabs: SETTINGS_TABS,
  },
];
