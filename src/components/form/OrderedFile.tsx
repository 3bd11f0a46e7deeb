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

/** The line of one file: it can be dragged, and shows where a dragged file would be placed. */
export const OrderedFile = ({ order, id, index, className, children }: Props) => (
  <li className={classNames(styles.line, className)} {...order.rowOf(id, index)}>
    {children}
  </li>
);
