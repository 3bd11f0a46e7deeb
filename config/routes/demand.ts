import type { AppRoute } from './route';

/** `/demand…` under the demand layout; the same screens as `/user/demand…`. */
export const demand: AppRoute[] = [
  { path: '/demand', component: '@/pages/demand', title: 'demand.list.page.title' },
  { path: '/demand/detail/:id', component: '@/pages/demand/detail', title: 'demand.detail.self.title' },
];
