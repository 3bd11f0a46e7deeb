import { auditWord } from '@contract/rules/audit-words';
import { useWords } from '@/i18n/useWords';
import styles from './ActionName.module.css';

/** An act in the reader's words, with the key that it is kept under. */
export function ActionName({ action }: { action: string }) {
  const say = useWords();
  const word = auditWord(action);
  if (!word) return <code>{action}</code>;
  return (
    <>
      {say(word)}
      <code className={styles.key}>{action}</code>
    </>
  );
}
