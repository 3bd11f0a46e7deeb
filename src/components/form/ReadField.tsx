import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { ConflictPlace } from './FieldConflicts';
import styles from './ReadField.module.css';

interface Props {
  id: string;
  label: string;
  children?: ReactNode;
}

const isBlank = (read: ReactNode): boolean =>
  read === undefined || read === null || read === '' || read === false;

/** A field that is only read: its words at reading size, and 未填写 where there are none. */
export function ReadField({ id, label, children }: Props) {
  const text = useText();
  return (
    <div className={styles.field} data-field>
      <p className={styles.label}>{label}</p>
      <div className={styles.value} id={id} tabIndex={-1}>
        {isBlank(children) ? (
          <span className={styles.blank}>{text('kit.answers.empty.label')}</span>
        ) : (
          children
        )}
      </div>
      <ConflictPlace id={id} />
    </div>
  );
}
