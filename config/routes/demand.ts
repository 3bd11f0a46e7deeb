import type { AppRoute } from './route';

/**
 * `/demand…` under the demand layout, for reading. They use none of antd; the detail page loads it with its
 * conversations.
 */
export const demand: AppRoute[] = [
  { path: '/demand', component: '@/pages/demand', title: 'demand.list.page.title' },
  { path: '/demand/detail/:id', component: '@/pages/demand/detail', title: 'demand.detail.self.title' },
];

/** The form of a demand. */
export const demandWork: AppRoute[] = [
  {
    path: '/demand/:id',
    component: '@/pages/demand/form',
    title: 'demand.form.self.title',
    access: 'signedIn',
  },
];

/** The same pages in the user area; its list shows the person's own demands. */
export const ownDemand: AppRoute[] = [
  { path: '/user/demand', component: '@/pages/demand/mine', title: 'demand.mine.page.title' },
  { path: '/user/demand/detail/:id', component: '@/pages/demand/detail', title: 'demand.detail.self.title' },
  { path: '/user/demand/:id', component: '@/pages/demand/form', title: 'demand.form.self.title' },
];
