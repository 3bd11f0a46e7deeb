import type { AppRoute } from './route';

/** `/demand…` under the demand layout; the same screens as `/user/demand…`. */
export const demand: AppRoute[] = [
  { path: '/demand', component: '@/pages/demand', title: 'demand.list.page.title' },
  { path: '/demand/detail/:id', component: '@/pages/demand/detail', title: 'demand.detail.self.title' },
  {
    path: '/demand/:id',
    component: '@/pages/demand/form',
    title: 'demand.form.self.title',
    access: 'signedIn',
  },
];

/** The same screens in the user area; its list shows one's own. */
export const ownDemand: AppRoute[] = [
  { path: '/user/demand', component: '@/pages/demand/mine', title: 'demand.mine.page.title' },
  { path: '/user/demand/detail/:id', component: '@/pages/demand/detail', title: 'demand.detail.self.title' },
  { path: '/user/demand/:id', component: '@/pages/demand/form', title: 'demand.form.self.title' },
];
