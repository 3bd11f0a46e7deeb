import { Link, Outlet } from '@umijs/max';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { AccountMenu } from '@/layouts/main/AccountMenu';
import { Brand } from '@/layouts/main/Brand';
import { GlobalLoading } from '@/layouts/main/GlobalLoading';
import type { NavEntry } from '@/layouts/main/navigation';
import { SideNav } from '@/layouts/main/SideNav';
import { SkipLink } from '@/layouts/main/SkipLink';
import { ThemeMenu } from '@/layouts/main/ThemeMenu';
import { UpdateBanner } from '@/layouts/main/UpdateBanner';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import { screensUnder } from '@/utils/known-routes';
import styles from './index.module.css';

/** What this person may open in the back office, straight from the route table. */
const entries = (): NavEntry[] =>
  screensUnder('/admin').map(({ path, title }) => ({
    label: title as MessageId,
    path,
    area: path === '/admin' ? undefined : path,
  }));

/** The back office: the site's header with its own name, and its screens at the side. */
export default function AdminLayout() {
  const t = useText();
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand />
          <p className={styles.name}>{t('shell.admin.name.label')}</p>
          <div className={styles.tools}>
            <Link to="/" className={styles.back}>
              {t('shell.admin.backToSite.action')}
            </Link>
            <ThemeMenu />
            <AccountMenu />
          </div>
        </div>
      </header>
      <UpdateBanner />
      <div className={styles.body}>
        <SideNav label={t('shell.admin.nav.label')} entries={entries()} />
        <main id="main" tabIndex={-1} className={styles.page}>
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </main>
      </div>
      <GlobalLoading />
    </>
  );
}
