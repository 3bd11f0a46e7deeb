import { readClock, readDay, readMonth } from '@contract/rules/read-typed';
import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { useTimeText } from '@/i18n/useTimeText';
import { isComposing } from '@/utils/is-composing';
import { clearOffTab } from './clear-off-tab';
import styles from './DateField.module.css';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import { useClearMark } from './useClearMark';
import { useSettled } from './useSettled';

interface Props extends FieldProps<string | null> {
  /** `month` keeps `2026-09`, `date` keeps `2026-09-14`, `time` keeps `2026-09-14 09:30:00` on a Beijing clock. */
  precision?: 'date' | 'month' | 'time';
  placeholder?: string;
  /** First and last value that the calendar offers, in the same form as the value. */
  from?: string;
  to?: string;
}

const FORMATS = { date: 'YYYY-MM-DD', month: 'YYYY-MM', time: 'YYYY-MM-DD HH:mm:ss' } as const;
/** The calendar opens above or below its field, or over it where the screen is too small; it is never cut off. */
const WHOLE = { offset: [0, 0], overflow: { adjustX: 1, adjustY: 1, shiftX: true, shiftY: true } };
const READERS = { date: readDay, month: readMonth, time: readClock } as const;

/**
 * A day or a month, typed or chosen. Typed text is shown and reported as it is; when the field is left, text that means
 * a day is rewritten as that day. Text that means none stays, and so does a day out of range: the form reports the
 * error.
 */
export const DateField = memoField(function DateField(props: Props) {
  const time = useTimeText();
  const clearMark = useClearMark();
  const { value, onChange, onBlur, precision = 'date', placeholder, from, to, ...shell } = props;
  const format = FORMATS[precision];
  const read = READERS[precision];
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  // A form that stores no invalid text passes back null: the text is then kept here.
  if (typed !== null && value !== null) setTyped(null);
  const text = value ?? typed ?? '';
  const type = (next: string | null): void => {
    setTyped(next);
    onChange(next);
  };
  const settle = (): void => {
    const meant = read(text);
    if (meant !== null && meant !== value) type(meant);
    else if (text !== '' && text.trim() === '') type(null);
  };
  const leave = useSettled(settle, onBlur);
  const day = read(text);
  return (
    <FieldShell {...shell} width="medium" read={value && <bdi>{time.written(value)}</bdi>}>
      {(wiring) => (
        <div className={styles.field}>
          <Input
            {...wiring}
            status={wiring['aria-invalid'] && 'error'}
            autoComplete="off"
            dir="ltr"
            placeholder={placeholder ?? format}
            value={text}
            allowClear={clearMark}
            ref={clearOffTab}
            suffix={
              // The calendar is a comfort for the mouse: everything it offers can be typed.
              <button type="button" className={styles.opener} tabIndex={-1} aria-hidden="true">
                <Icon name="calendar" />
              </button>
            }
            onClick={() => setOpen(true)}
            onChange={(event) => type(event.target.value || null)}
            onKeyDown={(event) => {
              if (isComposing(event.nativeEvent)) return;
              if (event.key === 'Escape' || event.key === 'Tab') setOpen(false);
              if (event.key !== 'Enter') return;
              // Enter completes the date and must not submit the form.
              event.preventDefault();
              setOpen(false);
              settle();
            }}
            onBlur={leave}
          />
          <DatePicker
            className={styles.calendar}
            tabIndex={-1}
            aria-hidden="true"
            inputReadOnly
            picker={precision === 'month' ? 'month' : 'date'}
            showTime={precision === 'time'}
            classNames={{ popup: { root: styles.popup ?? '' } }}
            popupAlign={WHOLE}
            open={open}
            onOpenChange={setOpen}
            value={day ? dayjs(day, format) : null}
            minDate={from ? dayjs(from, format) : undefined}
            maxDate={to ? dayjs(to, format) : undefined}
            onChange={(chosen) => chosen && type(chosen.format(format))}
            // Day and time are two clicks: each counts at once, without a confirmation.
            onCalendarChange={(chosen) => {
              if (open && precision === 'time' && dayjs.isDayjs(chosen)) type(chosen.format(format));
            }}
          />
        </div>
      )}
    </FieldShell>
  );
});
