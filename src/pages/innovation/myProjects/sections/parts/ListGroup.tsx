import type { ReactNode } from 'react';
import styles from './ListGroup.module.css';

/** A list of rows that forms a group of its own in the section. */
export const ListGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.group}>{children}</div>
);
