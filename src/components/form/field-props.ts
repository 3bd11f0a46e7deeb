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
  /** Id of what is said about several fields at once, this among them. */
  about?: string | undefined;
  /** Fact and fix, in one sentence; shown beside the field and in the summary. */
  error?: string | null;
  /** A fault of the text itself, such as half a month: named as soon as the field is left, before anyone asks. */
  slip?: string | null;
  /** Optional fields say 选填; required ones say nothing. */
  required?: boolean;
  /** No 选填 beside the label: the question around it says it already. */
  quiet?: boolean;
  readOnly?: boolean;
  /** In a cell: the head of the column shows the label, which is only read aloud here. */
  inCell?: boolean;
}

/** A typed value that is not (yet) one stays the text it is: nothing typed is ever lost. */
export type Typed<Value> = Value | string | null;
