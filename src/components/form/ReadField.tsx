import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { ConflictPlace } from './FieldConflicts';
import { FieldMark } from './FieldMark';
import styles from './ReadField.module.css';

interface Props {
  id: string;
  label: string;
  /** In a cell: the head of the column shows the label. */
  inCell?: boolean | undefined;
  children?: ReactNode;
}

const isBlank = (read: ReactNode): boolean =>
  read === undefined || read === null || read === '' || read === false;

/** A field that is only read: its words at reading size, and 未填写 where there are none. */
export function ReadField({ id, label, inCell = false, children }: Props) {
  const text = useText();
  return (
    <div className={styles.field} data-field>
      <p className={inCell ? 'vh' : styles.label}>{label}</p>
      <div className={inCell ? styles.cell : styles.value} id={id} tabIndex={-1}>
        {isBlank(children) ? (
          <span className={styles.blank}>{text('kit.answers.empty.label')}</span>
        ) : (
          children
        )}
      </div>
      <ConflictPlace id={id} />
      {!inCell && <FieldMark id={id} label={label} />}
    </div>
  );
}
