import { Outlet } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { helpNavigation } from '@/layouts/main/navigation';
import { SideNav } from '@/layouts/main/SideNav';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import styles from './index.module.css';

/** Around the lists of 政策与帮助: text navigation at the side. */
export default function HelpLayout() {
  const t = useText();
  return (
    <div className={`wrap ${styles.layout}`}>
      <SideNav label={t('shell.nav.help.label')} entries={helpNavigation()} />
      <div className={styles.page}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </div>
    </div>
  );
}
