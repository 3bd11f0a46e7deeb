import type { AppRoute } from './route';

/** Papers that stand beside the areas: audit sheet `/qz`, `/version2`, `/verify`, API reference `/api/*`. */
export const reference: AppRoute[] = [
  { path: '/qz', component: '@/pages/qz', title: 'qz.page.title' },
  { path: '/verify', component: '@/pages/verify', title: 'verify.self.page.title' },
];
