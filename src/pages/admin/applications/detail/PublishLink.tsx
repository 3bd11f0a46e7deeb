import type { Application } from '@contract/apply';
import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';

interface Props {
  application: Pick<Application, 'status' | 'notice' | 'periodId'>;
}

/** The link to publish an announcement, while the application is in publicity and no announcement lists it yet. */
export function PublishLink({ application: { status, notice, periodId } }: Props) {
  const t = useText();
  if (status !== 'publicity' || notice) return null;
  return (
    <p className={styles.quiet}>
      <Link to={`/admin/ranking?periodId=${periodId}`}>{t('admin.ranking.publish.action')}</Link>
    </p>
  );
}
