import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './ActionBar.module.css';
import { useFootBar } from './useFootBar';

interface Props {
  /** The state that the buttons refer to: 尚未提交. */
  children?: ReactNode;
  /** Secondary first, the primary one last. */
  actions: ReactNode;
  /** Amber edge: something still has to be done, as above a draft that is not submitted. */
  pending?: boolean;
  label?: string;
}

/** Actions of the page. On phones they stay at the foot of the screen, where the thumb is. */
export function ActionBar({ children, actions, pending = false, label }: Props) {
  const bar = useFootBar();
  return (
    <section ref={bar} className={classNames(styles.bar, pending && styles.pending)} aria-label={label}>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
