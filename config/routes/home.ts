import type { AppRoute } from './route';

/** The page is long and has no links to its own sections, so the header stays visible as the way to other pages. */
const frame = { showHeaderFixed: true };

/** The home page; it uses none of antd, so it stands outside the antd layout. `/version2` puts announcements first. */
export const home: AppRoute[] = [
  { path: '/', component: '@/pages/home', title: 'home.page.title', frame },
  { path: '/version2', component: '@/pages/home', title: 'home.page.title', frame },
];
