import { isLearningSite } from '@contract/site-host';
import { Outlet } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { AreaTabs } from '@/layouts/innovation/AreaTabs';
import { existing } from '@/layouts/main/navigation';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import styles from './index.module.css';
import { LEARNING_NAVIGATION } from './learning-navigation';

/** The learning area. On a learning site the header has its parts already; elsewhere they are tabs. */
export default function LearningLayout() {
  const t = useText();
  return (
    <>
      {!isLearningSite(location.hostname) && (
        <AreaTabs label={t('shell.nav.learning.label')} entries={existing(LEARNING_NAVIGATION)} />
      )}
      <div className={`wrap ${styles.layout}`}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </div>
    </>
  );
}
