import { Input } from 'antd';
import { useText } from '@/i18n/useText';
import { describedBy } from './described-by';
import { useConflictLead } from './FieldConflicts';

interface Props {
  id: string;
  label: string;
  value: string | null;
  error: string | undefined;
  errorId: string;
  /** For reading only. */
  closed: boolean;
  onChange: (value: string | null) => void;
}

/** 测算依据 of a line. */
export function BudgetBasis({ id, label, value, error, errorId, closed, onChange }: Props) {
  const text = useText();
  const lead = useConflictLead(id);
  if (closed) return value ?? '—';
  return (
    <Input
      id={id}
      name={id}
      autoComplete="off"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(error && errorId, lead)}
      status={error ? 'error' : undefined}
      placeholder={text('kit.budget.basis.placeholder')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
