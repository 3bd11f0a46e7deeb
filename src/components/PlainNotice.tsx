import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './PlainNotice.module.css';

interface Props {
  /** A question that has to be answered is placed at the foot, where no notice covers it. */
  place?: 'head' | 'foot';
  children: ReactNode;
}

/** A line above everything else, drawn only with what is already loaded. */
export function PlainNotice({ place = 'head', children }: Props) {
  return (
    <div className={classNames(styles.line, styles[place])} role="alert">
      {children}
    </div>
  );
}
