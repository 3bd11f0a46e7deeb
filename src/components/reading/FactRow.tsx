import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './reading.module.css';

interface Props {
  label?: string;
  facts: (readonly [name: string, value: ReactNode])[];
  /** Few and decisive facts, such as budget and term, are set large. */
  weighty?: boolean;
}

/** The facts of a record at a glance. */
export const FactRow = ({ label, facts, weighty }: Props) => (
  <dl className={classNames(styles.facts, weighty && styles.weighty)} aria-label={label}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
