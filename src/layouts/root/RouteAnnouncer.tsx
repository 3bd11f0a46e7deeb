import { DEFAULT_LOCALE } from '@contract/locale';
import { history, useIntl, useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useOpenRoutes } from '@/hooks/useOpenRoutes';
import { usePageTitle } from '@/hooks/usePageTitle';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { useHydrating } from '@/utils/useHydrating';
import { arrivalAt } from './arrival';
import { settleOnPage } from './settle-on-page';

/** Whether the service has given this page a title in Chinese, which says more than the title of its route. */
function useHasOwnTitle(pathname: string): boolean {
  const isHydrating = useHydrating();
  const { locale } = useIntl();
  const [prepared, setPrepared] = useState(isHydrating ? pathname : null);
  // After the reader has left it, the page is rendered by the app like any other.
  if (prepared !== null && prepared !== pathname) setPrepared(null);
  return prepared === pathname && locale === DEFAULT_LOCALE;
}

/**
 * Title, scroll, focus and spoken title on a change of route; a change of query alone moves nothing
 * (req:ui-route-change).
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const { pathname } = location;
  const { title } = (useOpenRoutes().at(-1)?.route ?? {}) as { title?: MessageId };
  const [spoken, setSpoken] = useState('');
  const last = useRef<string | null>(null);
  const t = useText();
  const hasOwnTitle = useHasOwnTitle(pathname);
  usePageTitle(title && !hasOwnTitle ? t(title) : null);

  // The effect belongs to the path; the rest of the location only describes how it was reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const isFirst = last.current === null;
    last.current = pathname;
    const arrival = arrivalAt(location, { isFirst, isPop: history.action === 'POP' });
    return settleOnPage(arrival, (shown) => setSpoken(isFirst ? '' : shown));
  }, [pathname]);

  return (
    <p className="vh" aria-live="polite" role="status">
      {spoken}
    </p>
  );
}
