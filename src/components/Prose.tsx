import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface Props {
  children: ReactNode;
  /** Texts that exist in Chinese only keep their language for screen readers. */
  lang?: string;
}

/** Reading text: 16/28, at most 40 characters a line. */
export const Prose = ({ children, lang }: Props) => (
  <div className={styles.prose} lang={lang}>
    {children}
  </div>
);
