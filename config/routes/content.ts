import type { AppRoute } from './route';

const LIST = '@/pages/content/list';
const DETAIL = '@/pages/content/detail';

/** Announcements, policies, templates, questions, manual and introduction. Like the home page they use none of antd. */
export const content: AppRoute[] = [
  {
    component: '@/layouts/help',
    routes: [
      { path: '/notification', component: LIST, title: 'shell.nav.notification.label' },
      { path: '/policyDoc', component: LIST, title: 'shell.nav.policyDoc.label' },
      { path: '/commonTemplates', component: LIST, title: 'shell.nav.commonTemplates.label' },
      { path: '/faq', component: '@/pages/content/faq', title: 'shell.nav.faq.label' },
    ],
  },
  { path: '/notification/:id', component: DETAIL, title: 'shell.nav.notification.label' },
  { path: '/policyDoc/:id', component: DETAIL, title: 'shell.nav.policyDoc.label' },
  { path: '/commonTemplates/:id', component: DETAIL, title: 'shell.nav.commonTemplates.label' },
  { path: '/faq/:id', component: DETAIL, title: 'shell.nav.faq.label' },
  { path: '/UserManual', component: DETAIL, title: 'shell.nav.userManual.label' },
  { path: '/PlatformIntroduction', component: DETAIL, title: 'shell.nav.platformIntroduction.label' },
  { path: '/accessibility', component: DETAIL, title: 'shell.footer.accessibility.label' },
  { path: '/privacy', component: DETAIL, title: 'shell.footer.privacy.label' },
  { path: '/sitemap', component: '@/pages/sitemap', title: 'shell.footer.sitemap.label' },
];
