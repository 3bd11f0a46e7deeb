import type { ApplicationStatus } from '@contract/enums';
import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';
import type { Told } from '@/services/follow';
import styles from './index.module.css';

interface Props {
  status: ApplicationStatus;
  notice: Told['notice'];
}

/** What everybody can read about it: the list that proposes it, or that says it is out of it. */
export function NamedInNotice({ status, notice }: Props) {
  const t = useText();
  if (!notice || (status !== 'publicity' && !notice.corrected)) return null;
  return (
    <p className={styles.quiet}>
      {t(notice.corrected ? 'admin.apply.told.corrected.label' : 'admin.apply.told.named.label')}{' '}
      <Link to={`/notification/${notice.id}`}>{notice.title}</Link>
    </p>
  );
}
