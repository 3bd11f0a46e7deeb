import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import styles from './FieldError.module.css';

/** The sentence of an error at its place. The summary has the focus, so this one does not speak by itself. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const text = useText();
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" className={styles.icon} />
      <span>
        <span className="vh">{text('kit.field.error.label')}</span>
        {children}
      </span>
    </p>
  );
}
