import type { NavEntry } from './navigation';

/** Links of the footer (req:ui-footer). */
export const FOOTER_LINKS: NavEntry[] = [
  { label: 'shell.footer.sitemap.label', path: '/sitemap' },
  { label: 'shell.footer.accessibility.label', path: '/accessibility' },
  { label: 'shell.footer.privacy.label', path: '/privacy' },
  { label: 'shell.nav.userManual.label', path: '/UserManual' },
  { label: 'shell.nav.platformIntroduction.label', path: '/PlatformIntroduction' },
  { label: 'shell.nav.faq.label', path: '/faq' },
  { label: 'shell.nav.verify.label', path: '/verify' },
  { label: 'promise.self.page.title', path: '/promises' },
  { label: 'shell.footer.api.label', path: '/api' },
];
