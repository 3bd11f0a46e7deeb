import type { AppRoute } from './route';

const PROJECTS = '/innovation/myProjects';
/**
 * The application form is filled in for hours: it has no site footer, and its actions are at the bottom of the window.
 */
const FORM = { showFooter: false, onlyShowBackTopIcons: true };
const RESULT = '/innovation/result';

/** `/innovation…` under the innovation layout, for reading: they use none of antd. */
export const innovation: AppRoute[] = [
  { path: '/innovation', component: '@/pages/innovation', title: 'shell.nav.innovationHome.label' },
  { path: RESULT, component: '@/pages/innovation/result', title: 'result.list.page.title' },
  {
    path: `${RESULT}/:milestone/:type`,
    component: '@/pages/innovation/result',
    title: 'result.list.page.title',
  },
  {
    path: '/innovation/dataChart',
    component: '@/pages/innovation/dataChart',
    title: 'chart.page.title',
    access: 'permitted',
    permission: 'cms:chart:list',
  },
];

/** The self-check, and one's own applications. */
export const innovationWork: AppRoute[] = [
  {
    path: '/innovation/eligibility',
    component: '@/pages/innovation/eligibility',
    title: 'innovation.check.page.title',
  },
  {
    path: PROJECTS,
    component: '@/pages/innovation/myProjects',
    title: 'projects.list.page.title',
    access: 'signedIn',
  },
  {
    path: `${PROJECTS}/new`,
    component: '@/pages/innovation/myProjects/new',
    title: 'projects.new.page.title',
    access: 'signedIn',
  },
  {
    path: `${PROJECTS}/join`,
    component: '@/pages/innovation/myProjects/join',
    title: 'people.join.page.title',
    access: 'signedIn',
  },
  {
    path: `${PROJECTS}/confirm`,
    component: '@/pages/innovation/myProjects/confirm',
    title: 'confirmations.answer.page.title',
    access: 'signedIn',
  },
  {
    path: `${PROJECTS}/:id`,
    component: '@/pages/innovation/myProjects/form/ApplicationPage',
    title: 'projects.list.page.title',
    access: 'signedIn',
    frame: FORM,
  },
];

/**
 * One result; its layout depends on whether the reader is signed in. The page loads antd only with the form of one's
 * own result.
 */
export const oneResult: AppRoute[] = [
  {
    path: `${RESULT}/:id`,
    component: '@/pages/innovation/result/detail',
    title: 'result.detail.self.title',
  },
];
