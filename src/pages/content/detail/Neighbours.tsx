import type { Content } from '@contract/content';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import styles from './Neighbours.module.css';

interface Props extends Pick<Content, 'previous' | 'next'> {
  list: string;
}

/** The previous and the next text in order of publication. */
export function Neighbours({ previous, next, list }: Props) {
  const t = useText();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('content.neighbours.self.label')}>
      {previous && (
        <Anchor to={`${list}/${previous.id}`} rel="prev">
          <span>{t('content.neighbours.previous.label')}</span>
          {previous.title}
        </Anchor>
      )}
      {next && (
        <Anchor to={`${list}/${next.id}`} rel="next" className={styles.next}>
          <span>{t('content.neighbours.next.label')}</span>
          {next.title}
        </Anchor>
      )}
    </nav>
  );
}
