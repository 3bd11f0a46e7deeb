import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { DateField } from './DateField';
import { FieldShell } from './FieldShell';
import styles from './MonthRangeField.module.css';

interface End {
  /** Path of this end in the draft. */
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | null;
  slip?: string | null;
}

interface Props {
  id: string;
  label: string;
  help?: ReactNode;
  start: End;
  end: End;
  required?: boolean;
  /** No 选填 beside the label. */
  quiet?: boolean;
  readOnly?: boolean;
  from?: string;
  to?: string;
}

/** Two months, each a field of its own: one picker with two panels is wider than a phone. */
export function MonthRangeField({ start, end, from, to, ...shell }: Props) {
  const text = useText();
  const time = useTimeText();
  const read =
    start.value && end.value ? (
      <bdi>{time.range(time.written(start.value), time.written(end.value))}</bdi>
    ) : undefined;
  const month = (which: End, label: string) => (
    <DateField
      {...which}
      label={label}
      precision="month"
      about={shell.help ? `${shell.id}-help` : undefined}
      required={shell.required}
      quiet
      from={from}
      to={to}
    />
  );
  return (
    <FieldShell {...shell} group read={read}>
      {() => (
        <div className={styles.pair}>
          {month(start, text('kit.months.start.label'))}
          <span className={styles.dash} aria-hidden="true">
            ～
          </span>
          {month(end, text('kit.months.end.label'))}
        </div>
      )}
    </FieldShell>
  );
}
