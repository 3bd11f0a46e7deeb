import type { ApplicationStatus } from '@contract/enums';
import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';
import type { Told } from '@/services/follow';
import styles from './index.module.css';

interface Props {
  status: ApplicationStatus;
  periodId: number;
  /** Undefined while it is not known. */
  notice: Told['notice'] | undefined;
}

/**
 * What everybody can read about it: the list that proposes it, or that says it is out of it; where no list names it yet,
 * the way to publish one.
 */
export function NamedInNotice({ status, periodId, notice }: Props) {
  const t = useText();
  if (status === 'publicity' && notice === null)
    return (
      <p className={styles.quiet}>
        <Link to={`/admin/ranking?periodId=${periodId}`}>{t('admin.ranking.publish.action')}</Link>
      </p>
    );
  if (!notice || (status !== 'publicity' && !notice.corrected)) return null;
  return (
    <p className={styles.quiet}>
      {t(notice.corrected ? 'admin.apply.told.corrected.label' : 'admin.apply.told.named.label')}{' '}
      <Link to={`/notification/${notice.id}`}>{notice.title}</Link>
    </p>
  );
}
