import type { AppRoute } from './route';

/**
 * Pages outside the areas: audit sheet `/qz`, check of a receipt `/verify`, kept promises `/promises`. They use none of
 * antd.
 */
export const reference: AppRoute[] = [
  { path: '/qz', component: '@/pages/qz', title: 'qz.page.title' },
  { path: '/verify', component: '@/pages/verify', title: 'verify.self.page.title' },
  { path: '/promises', component: '@/pages/promises', title: 'promise.self.page.title' },
];

/** The API reference, generated from the contract. It uses none of antd. */
export const callReference: AppRoute[] = [
  { path: '/api/*', component: '@/pages/reference', title: 'reference.self.page.title' },
];
