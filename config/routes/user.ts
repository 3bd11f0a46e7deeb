import type { AppRoute } from './route';

/** `/user…` under the user layout; the group asks for a signed-in person. */
export const user: AppRoute[] = [
  { path: '/user', component: '@/pages/user', title: 'shell.account.overview.label' },
];
