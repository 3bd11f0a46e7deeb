import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The buttons of a dialog or a drawer: at its end, the way out first and the act itself last, as antd's own stand. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
