import type { Content } from '@contract/content';
import { useId } from 'react';
import { useText } from '@/i18n/useText';
import styles from './Revision.module.css';

/** What the newest version changed, shown before the text so that returning readers need not read it all. */
export function Revision({ versions }: { versions: Content['versions'] }) {
  const t = useText();
  const titleId = useId();
  const [newest] = versions;
  if (!newest?.note || newest.version === 0) return null;
  return (
    <aside className={styles.revision} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('content.revision.self.title')}</h2>
      <p lang="zh-CN">{newest.note}</p>
    </aside>
  );
}
