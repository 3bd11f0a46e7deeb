import { useLocation } from '@umijs/max';
import { useLayoutEffect } from 'react';
import { useText } from '@/i18n/useText';
import { useSiteName } from './useSiteName';

/**
 * The title of the browser tab. The route's own title stands until a page knows better: its
 * record's name, or 「错误：…」 while a form has errors. Null keeps what is there.
 */
export function usePageTitle(page: string | null): void {
  const { pathname } = useLocation();
  const site = useSiteName();
  const t = useText();
  // In the commit of the heading: whoever waits for the heading reads the title with it (layouts/root/settle-on-page).
  // A new path may have put the route's own title back, although `page` is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (page) document.title = t('shell.page.title.label', { page, site });
  }, [page, site, t, pathname]);
}
