import type { ReactNode } from 'react';
import { Anchor } from '@/components/Anchor';
import { Cover, type CoverOf } from '@/components/cover/Cover';
import { classNames } from '@/utils/class-names';
import styles from './RecordCard.module.css';

interface Props {
  to: string;
  title: ReactNode;
  summary: ReactNode;
  /** Short facts above the title: field, kind, number. */
  above: ReactNode;
  status?: ReactNode;
  /** Short facts below the summary: who owns the record, amounts. */
  below: ReactNode;
  /** Shown above the facts; in a wide list of rows both are beside the text. */
  figure?: ReactNode;
  /** In a gallery each card has its frame; in a list of rows a line is enough. */
  framed?: boolean;
  cover?: CoverOf;
}

/** One record of a public list: what it is, whose it is, and a link to its page. */
export const RecordCard = ({ to, title, summary, above, status, below, figure, framed, cover }: Props) => {
  const head = (
    <>
      <div className={styles.top}>
        <p className={styles.meta}>{above}</p>
        {status}
      </div>
      <h2 className={styles.title}>
        <Anchor to={to}>{title}</Anchor>
      </h2>
    </>
  );
  return (
    <article className={framed ? styles.framed : classNames(styles.ruled, Boolean(figure) && styles.beside)}>
      {cover ? (
        <div className={styles.covered}>
          <Cover of={cover}>{head}</Cover>
        </div>
      ) : (
        head
      )}
      <p className={styles.summary}>
        <bdi>{summary}</bdi>
      </p>
      <div className={styles.foot}>
        {figure}
        <p className={styles.meta}>{below}</p>
      </div>
    </article>
  );
};
