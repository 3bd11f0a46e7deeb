import type { NavEntry } from './navigation';

/** The person's own pages; each entry appears once its screen is in the route table. */
export const ACCOUNT_LINKS: NavEntry[] = [
  { label: 'shell.account.overview.label', path: '/user' },
  { label: 'shell.account.myProjects.label', path: '/user/myProjects' },
  { label: 'shell.account.myDemands.label', path: '/user/demand' },
  { label: 'shell.account.myAchievements.label', path: '/user/achi/mine' },
];
