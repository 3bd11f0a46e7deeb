import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface Props {
  /** Also a place for the focus when the element that had it has been removed. */
  id?: string;
  title: string;
  note?: ReactNode;
}

/** Head of a section with its ink line. */
export const SectionHeading = ({ id, title, note }: Props) => (
  <header className={styles.heading}>
    <h2 id={id} tabIndex={id ? -1 : undefined}>
      {/* Names of periods stay Chinese in right-to-left pages, so they keep their own direction. */}
      <bdi>{title}</bdi>
    </h2>
    {note && <p className={styles.note}>{note}</p>}
  </header>
);
