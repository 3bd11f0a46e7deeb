import { standingReason } from '@contract/rules/standing-reason';
import { WrittenText } from '@/components/WrittenText';
import { useApplicationEvents } from '@/hooks/useApplicationEvents';
import { useText } from '@/i18n/useText';
import styles from './RemarkPanel.module.css';

/** The return is the last thing that happened to a returned form, but for what its owner did since. */
const MOST = 20;

/** 总体意见 of who returned the form: what it is about as a whole. */
export function ReturnReason({ id, version }: { id: number; version: number }) {
  const t = useText();
  const { data } = useApplicationEvents(id, version, MOST);
  const reason = standingReason(data?.list ?? [], 'returned')?.reason;
  if (!reason) return null;
  return (
    <p className={styles.reason}>
      <b>{t('life.return.reason.label')}</b>
      <bdi>
        <WrittenText>{reason}</WrittenText>
      </bdi>
    </p>
  );
}
