import { Input } from 'antd';
import { parseDecimal } from '@/utils/clean-number';
import { FieldShell } from './FieldShell';
import type { FieldProps, Typed } from './field-props';
import { useTypedText } from './useTypedText';

interface Props extends FieldProps<Typed<number>> {
  /** Behind the figure: 人月. */
  unit?: string;
}

/** A plain number. A text input on purpose: number inputs change by scrolling and swallow what they cannot read. */
export function NumberField(props: Props) {
  const { value, onChange, onBlur, unit, ...shell } = props;
  const { text, type, leave } = useTypedText(value, onChange, String, parseDecimal);
  return (
    <FieldShell {...shell} width="short" read={text && unit ? `${text} ${unit}` : text}>
      {(wiring) => (
        <Input
          {...wiring}
          status={props.error ? 'error' : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          suffix={unit}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
        />
      )}
    </FieldShell>
  );
}
