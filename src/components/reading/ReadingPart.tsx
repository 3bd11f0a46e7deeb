import type { ReactNode } from 'react';
import styles from './reading.module.css';

/** One part of a record under its own heading. */
export const ReadingPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);
