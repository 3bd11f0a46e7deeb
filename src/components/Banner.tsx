import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './Banner.module.css';
import { Icon } from './Icon';

interface Props {
  tone?: 'info' | 'warning';
  children: ReactNode;
  /** A link to what can be done, or a button that dismisses the banner. */
  action?: ReactNode;
}

/** A standing notice above the content it is about. Never a modal. */
export const Banner = ({ tone = 'info', children, action }: Props) => (
  <div className={classNames(styles.banner, styles[tone])}>
    <Icon name={tone === 'warning' ? 'warning' : 'info'} className={styles.icon} />
    <div className={styles.words}>{children}</div>
    {action}
  </div>
);
