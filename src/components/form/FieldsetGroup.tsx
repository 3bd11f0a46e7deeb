import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './FieldsetGroup.module.css';

interface Props {
  legend: string;
  help?: ReactNode;
  children: ReactNode;
  id?: string;
  /** A table inside has all the room there is. */
  wide?: boolean;
}

/** Several fields under one heading of the form. */
export const FieldsetGroup = ({ legend, help, children, id, wide = false }: Props) => (
  <fieldset className={classNames(styles.group, wide && styles.wide)} id={id}>
    <legend className={styles.legend}>{legend}</legend>
    {help && <p className={styles.help}>{help}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
