import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import { Icon } from './Icon';
import type { IconName } from './icons';
import type { Tone } from './status-looks';
import styles from './Tag.module.css';

interface Props {
  tone?: Tone;
  /** Colour alone tells nothing: a tag always carries a sign. */
  icon: IconName;
  /** A tag that says a whole sentence goes on in a second line where it has to. */
  wraps?: boolean;
  children: ReactNode;
}

export const Tag = ({ tone = 'neutral', icon, wraps = false, children }: Props) => (
  <span className={classNames(styles.tag, styles[tone], wraps && styles.wraps)}>
    <Icon name={icon} size={14} />
    {children}
  </span>
);
