import type { AppRoute } from './route';

/**
 * `/admin/…` under the admin layout. Each row names its `permission`, or says `access: 'staff'`.
 * A row with a title and no parameter is an entry of the admin area's navigation, unless it lies under another entry.
 */
export const admin: AppRoute[] = [
  { path: '/admin', component: '@/pages/admin/home', title: 'admin.home.page.title', access: 'staff' },
  {
    path: '/admin/periods',
    component: '@/pages/admin/periods',
    title: 'admin.period.page.title',
    permission: 'cms:period:list',
  },
  {
    path: '/admin/applications',
    component: '@/pages/admin/applications',
    title: 'admin.apply.page.title',
    permission: 'cms:apply:list',
  },
  {
    path: '/admin/applications/:id',
    component: '@/pages/admin/applications/detail',
    title: 'admin.apply.page.title',
    permission: 'cms:apply:list',
  },
  {
    path: '/admin/ranking',
    component: '@/pages/admin/ranking',
    title: 'admin.ranking.page.title',
    permission: 'cms:apply:decide',
  },
  {
    path: '/admin/reviews',
    component: '@/pages/admin/reviews',
    title: 'admin.review.page.title',
    permission: 'cms:review:score',
  },
  {
    path: '/admin/reviews/:id',
    component: '@/pages/admin/reviews/detail',
    title: 'admin.review.page.title',
    permission: 'cms:review:score',
  },
  {
    path: '/admin/certifications',
    component: '@/pages/admin/certifications',
    title: 'admin.cert.page.title',
    permission: 'system:cert:review',
  },
  {
    path: '/admin/units',
    component: '@/pages/admin/units',
    title: 'admin.unit.page.title',
    permission: 'system:cert:review',
  },
  {
    path: '/admin/units/changes',
    component: '@/pages/admin/units/changes',
    title: 'admin.unit.changes.title',
    permission: 'system:cert:review',
  },
  {
    path: '/admin/units/unattended',
    component: '@/pages/admin/units/unattended',
    title: 'admin.unit.unattended.title',
    permission: 'system:cert:review',
  },
  {
    path: '/admin/schools',
    component: '@/pages/admin/schools',
    title: 'admin.school.page.title',
    permission: 'system:school:review',
  },
  {
    path: '/admin/schools/list',
    component: '@/pages/admin/schools/list',
    title: 'admin.place.schools.label',
    permission: 'system:school:review',
  },
  {
    path: '/admin/schools/departments',
    component: '@/pages/admin/schools/departments',
    title: 'admin.place.departments.label',
    permission: 'system:school:review',
  },
  {
    path: '/admin/contents',
    component: '@/pages/admin/contents',
    title: 'admin.content.page.title',
    permission: 'cms:content:edit',
  },
  {
    path: '/admin/contents/:id',
    component: '@/pages/admin/contents/form',
    title: 'admin.content.page.title',
    permission: 'cms:content:edit',
  },
  {
    path: '/admin/users',
    component: '@/pages/admin/users',
    title: 'admin.user.page.title',
    permission: 'system:user:list',
  },
  {
    path: '/admin/roles',
    component: '@/pages/admin/roles',
    title: 'admin.role.page.title',
    permission: 'system:user:list',
  },
  {
    path: '/admin/settings',
    component: '@/pages/admin/settings',
    title: 'admin.setting.page.title',
    permission: 'system:setting:edit',
  },
  {
    path: '/admin/dicts',
    component: '@/pages/admin/dicts',
    title: 'admin.dict.page.title',
    permission: 'system:dict:edit',
  },
  {
    path: '/admin/audit',
    component: '@/pages/admin/audit',
    title: 'admin.audit.page.title',
    permission: 'monitor:audit:list',
  },
  {
    path: '/admin/security',
    component: '@/pages/admin/security',
    title: 'admin.security.page.title',
    permission: 'monitor:audit:list',
  },
  {
    path: '/admin/health',
    component: '@/pages/admin/health',
    title: 'admin.health.page.title',
    permission: 'system:setting:edit',
  },
  {
    path: '/admin/outbox',
    component: '@/pages/admin/outbox',
    title: 'admin.outbox.page.title',
    permission: 'system:cert:review',
  },
  {
    path: '/admin/achievements',
    component: '@/pages/admin/achievements',
    title: 'admin.achi.page.title',
    permission: 'cms:achi:moderate',
  },
  {
    path: '/admin/demands',
    component: '@/pages/admin/demands',
    title: 'admin.demand.page.title',
    permission: 'cms:demand:moderate',
  },
];
