import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/**
 * The buttons of a dialog or a drawer, at its end: cancel first and the action itself last, in the order of antd's own.
 */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
