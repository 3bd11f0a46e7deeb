import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './OrderedFile.module.css';
import type { FileOrder } from './useFileOrder';

interface Props {
  order: FileOrder;
  id: string;
  index: number;
  className: string | undefined;
  children: ReactNode;
}

/** The line of one file: it can be taken by the hand, and shows where what is dragged would come to stand. */
export const OrderedFile = ({ order, id, index, className, children }: Props) => (
  <li className={classNames(styles.line, className)} {...order.rowOf(id, index)}>
    {children}
  </li>
);
