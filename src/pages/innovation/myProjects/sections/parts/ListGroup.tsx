import type { ReactNode } from 'react';
import styles from './ListGroup.module.css';

/** A list of rows that is a part of the section by itself, as a group of fields is. */
export const ListGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.group}>{children}</div>
);
