import type { ReactNode } from 'react';
import { type DrawingName, LineDrawing } from './LineDrawing';
import styles from './state-block.module.css';

interface Props {
  /** Why there is nothing: 还没有项目. */
  title: string;
  /** What the reader can do about it, or when there will be something. */
  children?: ReactNode;
  /** The one action that is suggested. An "all done" state has none. */
  action?: ReactNode;
  drawing?: DrawingName;
}

/** Nothing to show, and why. */
export const EmptyState = ({ title, children, action, drawing = 'emptyFolder' }: Props) => (
  <div className={styles.block}>
    <LineDrawing name={drawing} />
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.words}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
