import type { AppRoute } from './route';

/** The home page; it uses none of antd, so it stands outside the antd layout. */
export const home: AppRoute[] = [{ path: '/', component: '@/pages/home', title: 'home.page.title' }];
