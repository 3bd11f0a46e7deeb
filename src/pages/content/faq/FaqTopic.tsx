import type { ContentRow } from '@contract/content';
import { Anchor } from '@/components/Anchor';
import { Question } from '@/components/Question';
import { RichText } from '@/components/RichText';
import { useText } from '@/i18n/useText';
import styles from './FaqTopic.module.css';

interface Props {
  topic: string;
  rows: readonly ContentRow[];
  /** True for search results, where readers want to see the answers at once. */
  open: boolean;
}

/** The questions of one topic. */
export function FaqTopic({ topic, rows, open }: Props) {
  const t = useText();
  return (
    <section className={styles.topic}>
      <h2>{topic}</h2>
      {rows.map((row) => (
        <Question key={row.id} id={row.id} title={row.title} open={open}>
          <RichText html={row.bodyHtml ?? ''} />
          <p className={`noPrint ${styles.own}`}>
            <Anchor to={`/faq/${row.id}`}>{t('content.faq.own.action')}</Anchor>
          </p>
        </Question>
      ))}
    </section>
  );
}
