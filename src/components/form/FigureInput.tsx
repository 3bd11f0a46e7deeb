import { Input } from 'antd';
import type { ReactNode } from 'react';
import { clearOffTab } from './clear-off-tab';
import { FieldShell } from './FieldShell';
import type { FieldProps, Typed } from './field-props';
import { memoField } from './memo-field';
import { useClearMark } from './useClearMark';
import { useSettled } from './useSettled';
import { useTypedText } from './useTypedText';

interface Props extends FieldProps<Typed<number>> {
  /** Behind the figure: 万元, 人月. */
  unit: string | undefined;
  width: 'short' | 'medium';
  /** Shown below the figure: the same amount in other words, or the range in which it must lie. */
  foot?: ReactNode;
  /** The figure as read-only text, where that is more than figure and unit. */
  said?: string | null;
  /** Converts between figure and text; reading returns null for text that is not a figure. */
  write: (value: number) => string;
  parse: (text: string) => number | null;
}

/** A figure with its unit. A text input on purpose: number inputs change by scrolling and swallow what they cannot read. */
export const FigureInput = memoField(function FigureInput(props: Props) {
  const clearMark = useClearMark();
  const { value, onChange, onBlur, unit, width, foot, said, write, parse, ...shell } = props;
  const { text, type, leave } = useTypedText(value, onChange, write, parse);
  const settle = useSettled(leave, onBlur);
  return (
    <FieldShell {...shell} width={width} foot={foot} read={said ?? (text && unit ? `${text} ${unit}` : text)}>
      {(wiring) => (
        <Input
          {...wiring}
          status={wiring['aria-invalid'] && 'error'}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          suffix={unit}
          allowClear={clearMark}
          ref={clearOffTab}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
        />
      )}
    </FieldShell>
  );
});
