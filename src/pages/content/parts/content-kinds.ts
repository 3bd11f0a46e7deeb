import type { MessageId } from '@/i18n/message-id';
import type { CmsTypeKey } from '@/services/content';

/** Content whose address is a list with a page for each text. */
const LISTS = {
  '/notification': { type: 'notification', title: 'shell.nav.notification.label' },
  '/policyDoc': { type: 'policyDoc', title: 'shell.nav.policyDoc.label' },
  '/commonTemplates': { type: 'commonTemplates', title: 'shell.nav.commonTemplates.label' },
  '/faq': { type: 'faq', title: 'shell.nav.faq.label' },
} as const;

/** Content that is one text at one address. */
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
  /** Address of the list; null where the text stands alone. */
  list: string | null;
}

/** Which content an address shows: its first segment says it. */
export function contentPlace(pathname: string): ContentPlace {
  const path = `/${pathname.split('/')[1]}`;
  if (path in LISTS) return { ...LISTS[path as keyof typeof LISTS], list: path };
  return { ...SINGLES[path as keyof typeof SINGLES], list: null };
}

/** The kind of a list page; the route table sends no other address there. */
export const listKind = (pathname: string): ListKind => contentPlace(pathname).type as ListKind;
