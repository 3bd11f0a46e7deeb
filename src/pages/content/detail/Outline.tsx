import type { Content } from '@contract/content';
import { useId } from 'react';
import { OutlineLinks } from '@/components/reading/OutlineLinks';
import { useText } from '@/i18n/useText';
import styles from './Outline.module.css';

/** The outline beside the text, for screens that are wide enough. */
export function Outline({ entries }: { entries: Content['outline'] }) {
  const t = useText();
  const titleId = useId();
  return (
    <nav className={styles.outline} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('content.outline.self.title')}</h2>
      <OutlineLinks lang="zh-CN" entries={entries} />
    </nav>
  );
}
