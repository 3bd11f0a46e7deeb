import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';

interface Props extends FieldProps<string | null> {
  /** `month` keeps `2026-09`, `date` keeps `2026-09-14`. */
  precision?: 'date' | 'month';
  placeholder?: string;
  /** First and last value that can be chosen, in the same form as the value. */
  from?: string;
  to?: string;
}

const FORMATS = { date: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** A day or a month, typed or chosen. What was typed stays in the field even when it is no date. */
export function DateField({
  value,
  onChange,
  onBlur,
  precision = 'date',
  placeholder,
  from,
  to,
  ...shell
}: Props) {
  const format = FORMATS[precision];
  return (
    <FieldShell {...shell} width="medium" read={value && <bdi>{value}</bdi>}>
      {(wiring) => (
        <DatePicker
          {...wiring}
          style={{ width: '100%' }}
          picker={precision}
          format={format}
          status={shell.error ? 'error' : undefined}
          placeholder={placeholder ?? format}
          value={value && dayjs(value, format).isValid() ? dayjs(value, format) : null}
          minDate={from ? dayjs(from, format) : undefined}
          maxDate={to ? dayjs(to, format) : undefined}
          allowClear={!shell.required}
          preserveInvalidOnBlur
          onChange={(day) => onChange(day ? day.format(format) : null)}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  );
}
