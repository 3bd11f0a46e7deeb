import { Link, useLocation } from '@umijs/max';
import { Button, ButtonLink } from '@/components/Button';
import { ProblemPage } from '@/components/ProblemPage';
import { useLastError } from '@/hooks/useLastError';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { isKnownRoute } from '@/utils/known-routes';
import styles from './index.module.css';

const LIKELY: { path: string; label: MessageId }[] = [
  { path: '/innovation', label: 'shell.nav.innovation.label' },
  { path: '/demand', label: 'shell.nav.demand.label' },
  { path: '/achi', label: 'shell.nav.achievement.label' },
  { path: '/faq', label: 'shell.nav.faq.label' },
];

/** Shown at `/404`, and in place of every page whose address leads nowhere; the address bar keeps that address. */
export default function MissingPage() {
  const t = useText();
  const last = useLastError();
  const { pathname, search } = useLocation();
  const isFallback = pathname !== '/404';
  const links = LIKELY.filter(({ path }) => isKnownRoute(path));
  return (
    <ProblemPage
      drawing="noResult"
      title={t('error.missing.page.title')}
      text={[t(isFallback ? 'error.missing.reason.help' : 'error.missing.plain.help')]}
      detail={isFallback ? `${pathname}${search}` : null}
      traceId={last?.traceId}
    >
      <ButtonLink look="primary" to="/">
        {t('error.home.action')}
      </ButtonLink>
      <Button onClick={() => history.back()}>{t('error.back.action')}</Button>
      {links.length > 0 && (
        <nav className={styles.likely} aria-label={t('error.missing.links.title')}>
          <ul>
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ProblemPage>
  );
}
