import type { CmsType } from '@contract/content-choices';

export interface PublicKind {
  type: CmsType;
  /** Address of the list, or of the only text. */
  path: string;
  title: string;
  description: string;
}

/** Kinds that have a list, with a page for each text. */
export const LISTED: readonly PublicKind[] = [
  {
    type: 'notification',
    path: '/notification',
    title: '通知公告',
    description: '批次安排、问题答复与平台事项。',
  },
  {
    type: 'policyDoc',
    path: '/policyDoc',
    title: '政策文件',
    description: '管理办法、规程与指南，均可按文号查找。',
  },
  {
    type: 'commonTemplates',
    path: '/commonTemplates',
    title: '常用模板',
    description: '申报、审核、实施与结题各步骤用到的表格。',
  },
  { type: 'faq', path: '/faq', title: '常见问题', description: '申报、预算、附件、认证与结果的常见问题。' },
];

/** Kinds of one text only. */
export const SINGLE: readonly PublicKind[] = [
  { type: 'UserManual', path: '/UserManual', title: '使用手册', description: '按要办的事查找。' },
  {
    type: 'PlatformIntroduction',
    path: '/PlatformIntroduction',
    title: '平台介绍',
    description: '平台定位、服务对象与办理流程。',
  },
  { type: 'privacyPolicy', path: '/privacy', title: '隐私政策', description: '怎样处理个人信息。' },
  {
    type: 'accessibilityStatement',
    path: '/accessibility',
    title: '无障碍声明',
    description: '达到的要求与辅助方式。',
  },
];

/** Lists that are worth subscribing to. */
export const FEEDS = LISTED.filter(({ type }) => type === 'notification' || type === 'policyDoc').map(
  (kind) => ({ ...kind, href: `/rss${kind.path}.xml` }),
);
