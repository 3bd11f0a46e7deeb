import type { ReactNode } from 'react';
import styles from './WrittenText.module.css';

/** What somebody wrote in a text area, or a sentence that quotes it: its lines stay lines. */
export const WrittenText = ({ children }: { children: ReactNode }) => (
  <span className={styles.lines}>{children}</span>
);
