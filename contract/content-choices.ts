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

/** Kinds that other programs read through the API but no page of ours shows; the editor does not offer them. */
const UNSHOWN: readonly CmsType[] = ['banner', 'link'];
export const SHOWN_CMS_TYPES = CMS_TYPES.filter((type) => !UNSHOWN.includes(type));

export const CONTENT_STATES = ['draft', 'published', 'withdrawn'] as const;

/** `publish` publishes the changes, `withdraw` removes the content from readers, `discard` drops the changes. */
export const CONTENT_EVENTS = ['publish', 'withdraw', 'discard'] as const;
export type ContentEvent = (typeof CONTENT_EVENTS)[number];

/** Characters of a note reserved for the opening words when a version is restored: 恢复第 12 版的内容：. */
export const CONTENT_NOTE_START = 30;
/** Length limits of the texts of published content. */
export const CONTENT_LIMITS = {
  title: { min: 2, max: 200 },
  summary: { max: 500 },
  publisher: { max: 120 },
  docNo: { max: 60 },
  topic: { max: 40 },
  changeNote: { max: 500 },
} as const;
