import type { AppRoute } from './route';

/** Lists of courses and learning projects. Like the home page they use none of antd. */
export const learning: AppRoute[] = [
  { path: '/learning', component: '@/pages/learning', title: 'learning.course.page.title' },
  {
    path: '/learning/projects',
    component: '@/pages/learning/projects',
    title: 'learning.project.page.title',
  },
];

/** Pages of courses and projects that use antd: details, joining, deciding on requests, creating and editing. */
export const learningWork: AppRoute[] = [
  {
    path: '/learning/join',
    component: '@/pages/learning/join',
    title: 'learning.join.page.title',
    access: 'signedIn',
  },
  {
    path: '/learning/mine',
    component: '@/pages/learning/mine',
    title: 'learning.mine.page.title',
    access: 'signedIn',
  },
  {
    path: '/learning/requests',
    component: '@/pages/learning/requests',
    title: 'learning.requests.page.title',
    access: 'signedIn',
  },
  {
    path: '/learning/courses/new',
    component: '@/pages/learning/form',
    title: 'learning.form.newCourse.title',
    access: 'signedIn',
  },
  {
    path: '/learning/projects/new',
    component: '@/pages/learning/form',
    title: 'learning.form.newProject.title',
    access: 'signedIn',
  },
  {
    path: '/learning/courses/:id',
    component: '@/pages/learning/detail',
    title: 'learning.course.self.title',
  },
  {
    path: '/learning/projects/:id',
    component: '@/pages/learning/detail',
    title: 'learning.project.self.title',
  },
  {
    path: '/learning/courses/:id/edit',
    component: '@/pages/learning/form',
    title: 'learning.form.edit.title',
    access: 'signedIn',
  },
  {
    path: '/learning/projects/:id/edit',
    component: '@/pages/learning/form',
    title: 'learning.form.edit.title',
    access: 'signedIn',
  },
];
