import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './PaperSheet.module.css';

interface Props {
  children: ReactNode;
  /** The ruler's ticks along the upper edge. */
  ticked?: boolean;
  labelledBy?: string;
}

/** A sheet of paper: warm white, dark ink in every look. The home of the seal and of the serif face. */
export const PaperSheet = ({ children, ticked = true, labelledBy }: Props) => (
  <article className={classNames(styles.sheet, ticked && styles.ticked)} aria-labelledby={labelledBy}>
    {children}
  </article>
);
