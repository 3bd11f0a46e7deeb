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

/** Kinds that other programs read by the call and that none of our pages shows: nobody is asked to write them here. */
const UNSHOWN: readonly CmsType[] = ['banner', 'link'];
export const SHOWN_CMS_TYPES = CMS_TYPES.filter((type) => !UNSHOWN.includes(type));

export const CONTENT_STATES = ['draft', 'published', 'withdrawn'] as const;

/** What may be done with a text: its changes go out, it goes from the readers, its changes go. */
export const CONTENT_EVENTS = ['publish', 'withdraw', 'discard'] as const;
export type ContentEvent = (typeof CONTENT_EVENTS)[number];

/** Of a note, what is kept free for the words that begin that of a restored version: 恢复第 12 版的内容：. */
export const CONTENT_NOTE_START = 30;
/** How long the texts of a publication may be. */
export const CONTENT_LIMITS = {
  title: { min: 2, max: 200 },
  summary: { max: 500 },
  publisher: { max: 120 },
  docNo: { max: 60 },
  topic: { max: 40 },
  changeNote: { max: 500 },
} as const;
