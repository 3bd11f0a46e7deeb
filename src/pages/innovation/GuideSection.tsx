import type { ReactNode } from 'react';
import styles from './Guide.module.css';

interface Props {
  /** Also the fragment in addresses: /innovation#materials. */
  id: string;
  title: string;
  children: ReactNode;
}

export const GuideSection = ({ id, title, children }: Props) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
