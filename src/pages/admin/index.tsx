import { Link } from '@umijs/max';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { Icon } from '@/components/Icon';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listAdminTodos } from '@/services/admin-apply';
import { todoLabel } from '@/utils/admin-todo-label';
import styles from './index.module.css';
import { AdminPage } from './parts/AdminPage';

/** 工作台: what waits for this person, each line leading to where it is done. */
export default function AdminHomePage() {
  const t = useText();
  const { data, error, loading, reload } = useLoad(() => listAdminTodos(), { refreshOnWindowFocus: true });
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <AdminPage title={t('admin.home.page.title')} lead={t('admin.home.page.help')}>
      <div data-page-loading={data || error ? undefined : ''}>
        {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
        {!error && !data && <LoadingSkeleton count={4} />}
        {waiting?.length === 0 && <EmptyState title={t('admin.home.none.empty')} />}
        <ul className={styles.todos}>
          {waiting?.map(({ path, count }) => (
            <li key={path}>
              <Link to={path}>
                <span>{t(todoLabel(path))}</span>
                <b>{t('admin.todo.count.label', { n: count })}</b>
                <Icon name="chevronRight" directional />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </AdminPage>
  );
}
