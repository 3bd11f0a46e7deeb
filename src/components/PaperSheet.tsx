import type { ReactNode } from 'react';
import styles from './PaperSheet.module.css';

interface Props {
  children: ReactNode;
  labelledBy?: string;
}

/** A sheet of paper, white with dark ink in every theme: receipts, letters and everything else that bears a seal. */
export const PaperSheet = ({ children, labelledBy }: Props) => (
  <article className={styles.sheet} aria-labelledby={labelledBy}>
    {children}
  </article>
);
