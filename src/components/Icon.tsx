import { classNames } from '@/utils/class-names';
import styles from './Icon.module.css';
import { ICON_SPRITE } from './icon-sprite';
import type { IconName } from './icons';

interface Props {
  name: IconName;
  /** 16 beside text, 20 alone, 12 for the arrow of a menu. */
  size?: 12 | 14 | 16 | 20;
  /** Arrows that mean "onward" and "back" turn round in right-to-left languages. */
  directional?: boolean;
  className?: string;
}

/** Always beside words or inside a labelled control, so it is silent for screen readers. */
export const Icon = ({ name, size = 16, directional = false, className }: Props) => (
  <svg
    className={classNames(styles.icon, directional && styles.directional, className)}
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${ICON_SPRITE}#${name}`} />
  </svg>
);
