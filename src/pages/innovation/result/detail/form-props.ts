import type { ResultFields, StageResult } from '@contract/result';
import type { PartForm } from '@/hooks/usePartForm';

/** What each part of the form is given. */
export interface PartProps {
  result: StageResult;
  fields: ResultFields;
  set: <K extends keyof ResultFields>(field: K, value: ResultFields[K]) => void;
  /** Places that hold a text as long as it is no value yet. */
  typed: Pick<PartForm<ResultFields>, 'at' | 'put'>;
  /** What is wrong with such a text: said once its field is left. */
  slips: Readonly<Record<string, string>>;
  /** Sentence by path. */
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
}
