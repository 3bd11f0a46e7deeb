import type { ReactNode } from 'react';
import styles from './FieldsetGroup.module.css';

interface Props {
  legend: string;
  help?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** Several fields under one heading of the form. */
export const FieldsetGroup = ({ legend, help, children, id }: Props) => (
  <fieldset className={styles.group} id={id}>
    <legend className={styles.legend}>{legend}</legend>
    {help && <p className={styles.help}>{help}</p>}
    <div className={styles.fields}>{children}</div>
  </fieldset>
);
