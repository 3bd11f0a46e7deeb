import { useText } from '@/i18n/useText';
import styles from './index.module.css';

export function Total({ points }: { points: number | null }) {
  const t = useText();
  return (
    <p className={styles.total}>
      <span>{t('admin.review.total.column')}</span>
      <b>{points ?? '—'}</b>
    </p>
  );
}
