import type { ContentRow } from '@contract/content';
import { Anchor } from '@/components/Anchor';
import { Icon } from '@/components/Icon';
import { RichText } from '@/components/RichText';
import { useText } from '@/i18n/useText';
import styles from './FaqTopic.module.css';

interface Props {
  topic: string;
  rows: readonly ContentRow[];
  /** Found by a word: the answers are what is looked for. */
  open: boolean;
}

/** The questions of one topic. The browser's own disclosure: it can be searched and works without scripts. */
export function FaqTopic({ topic, rows, open }: Props) {
  const t = useText();
  return (
    <section className={styles.topic}>
      <h2>{topic}</h2>
      {rows.map((row) => (
        <details key={`${row.id} ${open}`} className={styles.item} open={open}>
          <summary className={styles.question}>
            <bdi>{row.title}</bdi>
            <Icon name="chevronDown" className={styles.arrow} />
          </summary>
          <RichText html={row.bodyHtml ?? ''} />
          <p className={`noPrint ${styles.own}`}>
            <Anchor to={`/faq/${row.id}`}>{t('content.faq.own.action')}</Anchor>
          </p>
        </details>
      ))}
    </section>
  );
}
