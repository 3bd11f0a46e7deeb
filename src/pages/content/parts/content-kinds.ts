import type { MessageId } from '@/i18n/message-id';
import type { CmsTypeKey } from '@/services/content';

/** Content types with a list, in which each text has its own page. */
const LISTS = {
  '/notification': { type: 'notification', title: 'shell.nav.notification.label' },
  '/policyDoc': { type: 'policyDoc', title: 'shell.nav.policyDoc.label' },
  '/commonTemplates': { type: 'commonTemplates', title: 'shell.nav.commonTemplates.label' },
  '/faq': { type: 'faq', title: 'shell.nav.faq.label' },
} as const;

/** Content types with a single text. */
const SINGLES = {
  '/UserManual': { type: 'UserManual', title: 'shell.nav.userManual.label' },
  '/PlatformIntroduction': {
    type: 'PlatformIntroduction',
    title: 'shell.nav.platformIntroduction.label',
  },
  '/privacy': { type: 'privacyPolicy', title: 'shell.footer.privacy.label' },
  '/accessibility': { type: 'accessibilityStatement', title: 'shell.footer.accessibility.label' },
} as const;

export type ListKind = (typeof LISTS)[keyof typeof LISTS]['type'];

export interface ContentPlace {
  type: CmsTypeKey;
  title: MessageId;
  /** Address of the list; null for a single text. */
  list: string | null;
}

/** Which content an address shows: its first segment says it. */
export function contentPlace(pathname: string): ContentPlace {
  const path = `/${pathname.split('/')[1]}`;
  if (path in LISTS) return { ...LISTS[path as keyof typeof LISTS], list: path };
  return { ...SINGLES[path as keyof typeof SINGLES], list: null };
}

/** The content type of a list page; no route other than lists uses it. */
export const listKind = (pathname: string): ListKind => contentPlace(pathname).type as ListKind;
