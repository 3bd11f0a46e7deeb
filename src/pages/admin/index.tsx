import { Link } from '@umijs/max';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { Icon } from '@/components/Icon';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listDeskTodos } from '@/services/desk-apply';
import styles from './index.module.css';
import { DeskPage } from './parts/DeskPage';
import { todoLabel } from './parts/todo-label';

/** 工作台: what waits for this person, each line leading to where it is done. */
export default function DeskHomePage() {
  const t = useText();
  const { data, error, loading, reload } = useLoad(listDeskTodos, { refreshOnWindowFocus: true });
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <DeskPage title={t('desk.home.page.title')} lead={t('desk.home.page.help')}>
      <div data-page-loading={data || error ? undefined : ''}>
        {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
        {!error && !data && <LoadingSkeleton count={4} />}
        {waiting?.length === 0 && <EmptyState title={t('desk.home.none.empty')} />}
        <ul className={styles.todos}>
          {waiting?.map(({ path, count }) => (
            <li key={path}>
              <Link to={path}>
                <span>{t(todoLabel(path))}</span>
                <b>{t('desk.todo.count.label', { n: count })}</b>
                <Icon name="chevronRight" directional />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </DeskPage>
  );
}
