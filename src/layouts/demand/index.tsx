import { Outlet } from '@umijs/max';
import { PageBoundary } from '@/layouts/root/PageBoundary';
import styles from './index.module.css';

/** The public demand pages: one column of content width. */
export default function DemandLayout() {
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </div>
  );
}
