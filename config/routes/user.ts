import type { AppRoute } from './route';

const FOLLOW = '@/pages/innovation/myProjects/follow';

/** `/user…` under the user layout; the group asks for a signed-in person. */
export const user: AppRoute[] = [
  { path: '/user', component: '@/pages/user', title: 'shell.account.overview.label' },
  { path: '/user/myProjects', component: `${FOLLOW}/FollowListPage`, title: 'projects.list.page.title' },
  { path: '/user/myProjects/:id', component: `${FOLLOW}/FollowPage`, title: 'projects.list.page.title' },
  { path: '/user/facts', component: '@/pages/user/facts', title: 'reuse.library.page.title' },
  { path: '/user/searches', component: '@/pages/user/searches', title: 'saved.list.page.title' },
  { path: '/user/exports', component: '@/pages/user/exports', title: 'exports.list.page.title' },
];
