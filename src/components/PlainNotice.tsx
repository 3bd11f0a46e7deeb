import type { ReactNode } from 'react';
import styles from './PlainNotice.module.css';

/** A line above everything, drawn with nothing that would have to be fetched first. */
export function PlainNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line} role="alert">
      {children}
    </div>
  );
}
