import type { AppRoute } from './route';

/** Sign-in and registration under the auth layout. */
export const auth: AppRoute[] = [
  { path: '/login', component: '@/pages/login', title: 'login.page.title' },
  { path: '/register', component: '@/pages/register', title: 'register.page.title' },
];
