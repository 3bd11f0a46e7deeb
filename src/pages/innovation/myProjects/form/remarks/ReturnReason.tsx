import { standingReason } from '@contract/rules/standing-reason';
import { WrittenText } from '@/components/WrittenText';
import { useApplicationEvents } from '@/hooks/useApplicationEvents';
import { useText } from '@/i18n/useText';
import styles from './RemarkPanel.module.css';

/**
 * Number of events loaded: the return is the latest event of a returned form, except for those its owner caused since.
 */
const MOST = 20;

/** 总体意见: the overall reason that came with the return of the form. */
export function ReturnReason({ id, version }: { id: number; version: number }) {
  const t = useText();
  const { data } = useApplicationEvents(id, version, MOST);
  const reason = standingReason(data?.list ?? [], 'returned')?.reason;
  if (!reason) return null;
  return (
    <p className={styles.reason}>
      <b>{t('life.return.reason.label')}</b>{' '}
      <bdi>
        <WrittenText>{reason}</WrittenText>
      </bdi>
    </p>
  );
}
