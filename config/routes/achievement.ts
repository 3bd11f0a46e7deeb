import type { AppRoute } from './route';

/** `/achi…`, for reading: gallery, statistics and detail. They use none of antd. */
export const achievement: AppRoute[] = [
  { path: '/achi', component: '@/pages/achi', title: 'achi.list.page.title' },
  { path: '/achi/data', component: '@/pages/achi/data', title: 'achi.data.page.title' },
  { path: '/achi/detail/:id', component: '@/pages/achi/detail', title: 'achi.detail.self.title' },
];

/** One's own achievements. */
export const achievementWork: AppRoute[] = [
  { path: '/achi/mine', component: '@/pages/achi/mine', title: 'achi.mine.page.title', access: 'signedIn' },
  {
    path: '/achi/mine/detail/:id',
    component: '@/pages/achi/mine/detail',
    title: 'achi.mine.page.title',
    access: 'signedIn',
  },
];

/** The same pages in the user area. */
export const ownAchievement: AppRoute[] = [
  { path: '/user/achi/mine', component: '@/pages/achi/mine', title: 'achi.mine.page.title' },
  { path: '/user/achi/detail/:id', component: '@/pages/achi/detail', title: 'achi.detail.self.title' },
  {
    path: '/user/achi/mine/detail/:id',
    component: '@/pages/achi/mine/detail',
    title: 'achi.mine.page.title',
  },
];
