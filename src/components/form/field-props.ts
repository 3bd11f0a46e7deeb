import type { ReactNode } from 'react';

/** What every field of the kit takes. The draft is the single truth: a field shows `value` and reports changes. */
export interface FieldProps<Value> {
  /** Id of the control: the field's path, so that error links and remarks find it. */
  id: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Name in the form; the id unless said. */
  name?: string;
  help?: ReactNode;
  /** Id of a text about several fields, this one among them. */
  about?: string | undefined;
  /** What is wrong and how to correct it, in one sentence; shown beside the field and in the summary. */
  error?: string | null;
  /**
   * An error in the text itself, such as an incomplete month: shown as soon as the field is left, before the form is
   * checked.
   */
  slip?: string | null;
  /** Optional fields say 选填; required ones say nothing. */
  required?: boolean;
  /** No 选填 beside the label: the question around it says it already. */
  quiet?: boolean;
  readOnly?: boolean;
  /** In a cell: the head of the column shows the label, which is only read aloud here. */
  inCell?: boolean;
}

/** Typed text that is not (yet) a valid value stays text, so that nothing typed is ever lost. */
export type Typed<Value> = Value | string | null;
