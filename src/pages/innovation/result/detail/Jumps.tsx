import { OutlineLinks } from '@/components/reading/OutlineLinks';
import { useText } from '@/i18n/useText';
import styles from './Jumps.module.css';

/** Links to the parts of a stage result, in one row. */
export function Jumps({ parts }: { parts: readonly (readonly [id: string, text: string])[] }) {
  const t = useText();
  return (
    <nav className={styles.jumps} aria-label={t('result.detail.outline.label')}>
      <OutlineLinks entries={parts.map(([id, text]) => ({ id, level: 2, text }))} />
    </nav>
  );
}
