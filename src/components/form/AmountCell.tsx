import { wanFromFen } from '@contract/rules/budget';
import { readAmount } from '@contract/rules/read-typed';
import { Input } from 'antd';
import { describedBy } from './described-by';
import { useConflictLead } from './FieldConflicts';
import type { Typed } from './field-props';
import { useTypedText } from './useTypedText';

interface Props {
  id: string;
  /** Row and column in words: the table's headers are not read out while typing. */
  label: string;
  value: Typed<number>;
  onChange: (value: Typed<number>) => void;
  error?: string;
  errorId: string;
}

/** One amount of the table, at the end of its column. */
export function AmountCell({ id, label, value, onChange, error, errorId }: Props) {
  const lead = useConflictLead(id);
  const { text, type, leave } = useTypedText(value, onChange, wanFromFen, readAmount);
  return (
    <Input
      id={id}
      name={id}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(error && errorId, lead)}
      status={error ? 'error' : undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
