import type { ReactNode } from 'react';
import styles from './reading.module.css';

/** The text of a record, and beside it what one can do with it; below it on a phone. */
export const ReadingColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
