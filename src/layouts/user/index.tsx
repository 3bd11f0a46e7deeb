import { Outlet, useAccess } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { existing } from '@/layouts/main/navigation';
import { SideNav } from '@/layouts/main/SideNav';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import styles from './index.module.css';
import { USER_NAVIGATION } from './user-navigation';

/** The own area: text navigation at the side. */
export default function UserLayout() {
  const t = useText();
  const { may } = useAccess();
  const entries = existing(USER_NAVIGATION).filter(
    ({ permission }) => permission === undefined || may(permission),
  );
  return (
    <div className={`wrap ${styles.layout}`}>
      <SideNav label={t('shell.user.nav.label')} entries={entries} />
      <div className={styles.page}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </div>
    </div>
  );
}
