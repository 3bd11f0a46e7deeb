/** Kinds of content, in the order of the editor's choice (req:product-content). */
export const CMS_TYPES = [
  'announcement',
  'notification',
  'policyDoc',
  'commonTemplates',
  'faq',
  'UserManual',
  'PlatformIntroduction',
  'privacyPolicy',
  'accessibilityStatement',
  'banner',
  'link',
] as const;
export type CmsType = (typeof CMS_TYPES)[number];

export const CONTENT_STATES = ['draft', 'published', 'withdrawn'] as const;
