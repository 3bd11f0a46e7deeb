import type { ReactNode } from 'react';
import styles from './ScrollFrame.module.css';
import { useOverflow } from './useOverflow';

/**
 * Wraps what may be wider than its place, such as a table whose columns cannot become narrower: it scrolls by itself
 * and shows at which side there is more. Only then is it a Tab stop, for readers who scroll by keyboard.
 */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  const { frame, hidden } = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-scrolls={hidden.any ? '' : undefined}
      data-more-before={hidden.start ? '' : undefined}
      data-more-after={hidden.end ? '' : undefined}
      {...(hidden.any ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
