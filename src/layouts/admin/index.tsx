import { Outlet } from '@umijs/max';
import { useFrame } from '@/hooks/useFrame';
import { BackTop } from '@/layouts/main/BackTop';
import { GlobalLoading } from '@/layouts/main/GlobalLoading';
import { Shortcuts } from '@/layouts/main/keys/Shortcuts';
import { SkipLink } from '@/layouts/main/SkipLink';
import { UpdateBanner } from '@/layouts/main/UpdateBanner';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import { ADMIN_COLUMN } from '@/theme/widths';
import { AdminHeader } from './AdminHeader';
import { AdminNav } from './AdminNav';
import styles from './index.module.css';

/** The admin area: the site's header with its own name, and its screens at the side. */
export default function AdminLayout() {
  const { busy } = useFrame();
  return (
    <>
      <SkipLink />
      <AdminHeader />
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
