import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './PlainNotice.module.css';

interface Props {
  /** What asks to be answered stands at the foot, where no notice covers it. */
  place?: 'head' | 'foot';
  children: ReactNode;
}

/** A line above everything, drawn with nothing that would have to be fetched first. */
export function PlainNotice({ place = 'head', children }: Props) {
  return (
    <div className={classNames(styles.line, styles[place])} role="alert">
      {children}
    </div>
  );
}
