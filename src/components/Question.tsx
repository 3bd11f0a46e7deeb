import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { KeptDetails } from './KeptDetails';
import styles from './Question.module.css';

interface Props {
  /** Name of its own on the page. */
  id: number | string;
  title: string;
  /** Open from the start, because the question was found by a search for a word in its answer. */
  open?: boolean;
  children: ReactNode;
}

/** A question that opens to its answer. */
export const Question = ({ id, title, open = false, children }: Props) => (
  <KeptDetails keptAs={`question ${id}`} className={styles.item} open={open}>
    <summary className={styles.question}>
      <bdi>{title}</bdi>
      <Icon name="chevronDown" className={styles.arrow} />
    </summary>
    {children}
  </KeptDetails>
);
