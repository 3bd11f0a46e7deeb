import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface Props {
  /** Also where the focus can go when what it was on is gone. */
  id?: string;
  title: string;
  note?: ReactNode;
}

/** Head of a section with its ink line. */
export const SectionHeading = ({ id, title, note }: Props) => (
  <header className={styles.heading}>
    <h2 id={id} tabIndex={id ? -1 : undefined}>
      {/* Names of rounds stay Chinese where the page runs the other way. */}
      <bdi>{title}</bdi>
    </h2>
    {note && <p className={styles.note}>{note}</p>}
  </header>
);
