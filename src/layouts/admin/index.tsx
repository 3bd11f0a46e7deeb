import { Link, Outlet } from '@umijs/max';
import { useFrame } from '@/hooks/useFrame';
import { useText } from '@/i18n/useText';
import { AccountMenu } from '@/layouts/main/AccountMenu';
import { BackTop } from '@/layouts/main/BackTop';
import { Brand } from '@/layouts/main/Brand';
import { GlobalLoading } from '@/layouts/main/GlobalLoading';
import { Shortcuts } from '@/layouts/main/keys/Shortcuts';
import { LanguageEntry } from '@/layouts/main/language/LanguageEntry';
import { NoticeBell } from '@/layouts/main/NoticeBell';
import { SkipLink } from '@/layouts/main/SkipLink';
import { ThemeMenu } from '@/layouts/main/ThemeMenu';
import { UpdateBanner } from '@/layouts/main/UpdateBanner';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import { ADMIN_COLUMN } from '@/theme/widths';
import { AdminNav } from './AdminNav';
import styles from './index.module.css';

/** The admin area: the site's header with its own name, and its screens at the side. */
export default function AdminLayout() {
  const t = useText();
  const { busy } = useFrame();
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
            <LanguageEntry />
            <NoticeBell />
            <AccountMenu />
          </div>
        </div>
      </header>
      <UpdateBanner />
      <div className={styles.body}>
        <AdminNav />
        <main id="main" tabIndex={-1} className={styles.page} aria-busy={busy}>
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </main>
      </div>
      <BackTop column={ADMIN_COLUMN} />
      <GlobalLoading />
      <Shortcuts />
    </>
  );
}
