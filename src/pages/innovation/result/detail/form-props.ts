import type { ResultFields, StageResult } from '@contract/result';
import type { PartForm } from '@/hooks/usePartForm';

/** Props shared by all parts of the form. */
export interface PartProps {
  result: StageResult;
  fields: ResultFields;
  set: <K extends keyof ResultFields>(field: K, value: ResultFields[K]) => void;
  /** Keeps text typed into a field as long as it is not a valid value. */
  typed: Pick<PartForm<ResultFields>, 'at' | 'put'>;
  /** Error messages for such text, shown as soon as the field is left. */
  slips: Readonly<Record<string, string>>;
  /** Error messages by field path. */
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
}
