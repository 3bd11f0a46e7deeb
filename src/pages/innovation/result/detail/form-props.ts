import type { ResultFields, StageResult } from '@contract/result';

/** What each part of the form is given. */
export interface PartProps {
  result: StageResult;
  fields: ResultFields;
  set: <K extends keyof ResultFields>(field: K, value: ResultFields[K]) => void;
  /** Sentence by path. */
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
}
