import type { ReactNode } from 'react';
import styles from './FieldStack.module.css';

interface Props {
  children: ReactNode;
  /** Short fields that belong together stand side by side where there is room. */
  columns?: boolean;
}

/** Fields under one another at the form's rhythm. */
export const FieldStack = ({ children, columns = false }: Props) => (
  <div className={columns ? styles.columns : styles.stack}>{children}</div>
);
