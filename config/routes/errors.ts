import type { AppRoute } from './route';

/** `/404` is also the answer to every path that nothing else claims, so it stays last. */
export const errors: AppRoute[] = [
  { path: '/403', component: '@/pages/403', title: 'error.forbidden.page.title' },
  { path: '/404', component: '@/pages/404', title: 'error.missing.page.title' },
  { path: '/500', component: '@/pages/500', title: 'error.server.page.title' },
  { path: '/exception', component: '@/pages/exception', title: 'error.exception.page.title' },
  { path: '/*', component: '@/pages/404', title: 'error.missing.page.title' },
];
