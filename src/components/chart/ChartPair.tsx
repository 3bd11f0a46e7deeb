import type { ReactNode } from 'react';
import styles from './ChartPair.module.css';

/** Two charts side by side where there is room: a few bars need no whole page. */
export const ChartPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
