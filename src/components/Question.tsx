import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Question.module.css';

interface Props {
  title: string;
  /** Open from the start, because the question was found by a search for a word in its answer. */
  open?: boolean;
  children: ReactNode;
}

/** A question that opens to its answer. The browser's own disclosure: it can be searched and works without scripts. */
export const Question = ({ title, open, children }: Props) => (
  <details className={styles.item} open={open}>
    <summary className={styles.question}>
      <bdi>{title}</bdi>
      <Icon name="chevronDown" className={styles.arrow} />
    </summary>
    {children}
  </details>
);
