import { useText } from '@/i18n/useText';
import styles from './CopyOutcome.module.css';
import type { Copying } from './useCopy';

/** Whether the text was copied; if not, what the reader can do. */
export function CopyOutcome({ copied }: Pick<Copying<HTMLElement>, 'copied'>) {
  const t = useText();
  return (
    <span role="status" className={copied ? styles.copied : styles.refused}>
      {copied !== null && t(copied ? 'kit.copy.self.success' : 'kit.copy.self.failure')}
    </span>
  );
}
