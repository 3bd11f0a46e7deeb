import { textLength } from '@contract/rules/text-length';
import { Input } from 'antd';
import { useText } from '@/i18n/useText';
import styles from './BudgetTable.module.css';
import { CharacterCount } from './CharacterCount';
import { describedBy } from './described-by';
import { useConflictLead } from './FieldConflicts';
import { isNear } from './text-rule';

interface Props {
  id: string;
  label: string;
  value: string | null;
  error: string | undefined;
  errorId: string;
  /** How long it may be, and the id of the sentence that says so. */
  rule: { max: number; id: string } | undefined;
  /** For reading only. */
  closed: boolean;
  onChange: (value: string | null) => void;
}

/**
 * 测算依据 of a line. Its limit is said once, above the table; a line counts only as it comes near, because ten counters
 * at zero would be noise.
 */
export function BudgetBasis({ id, label, value, error, errorId, rule, closed, onChange }: Props) {
  const text = useText();
  const lead = useConflictLead(id);
  if (closed) return value ?? '—';
  const count = textLength(value);
  const counted = rule !== undefined && isNear(count, rule.max);
  const countId = `${id}-foot`;
  return (
    <>
      <Input
        id={id}
        name={id}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(error && errorId, lead, counted ? countId : rule?.id)}
        status={error ? 'error' : undefined}
        placeholder={text('kit.budget.basis.placeholder')}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
      {counted && (
        <div className={styles.count}>
          <CharacterCount id={countId} count={count} max={rule.max} />
        </div>
      )}
    </>
  );
}
