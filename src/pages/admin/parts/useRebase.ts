import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { RowKeys } from './form-places';
import { type MovedField, movedFields, rebased } from './rebase';

interface Plan<R, V extends object> {
  form: Pick<FormInstance<V>, 'getFieldsValue' | 'setFieldValue'>;
  /** The record that the form was opened with; null when creating one. */
  record: R;
  /** Its values in the form's own shape. */
  toForm: (record: NonNullable<R>) => object;
  /** For each list of rows, by path, the column that identifies a row. */
  rowKeys?: RowKeys;
}

/** What somebody else saved while the form was open. */
export interface Moved {
  /** The service's own words: who saved it, and when. */
  said: string;
  fields: readonly MovedField[];
}

export interface Rebase<R> {
  /** The latest known state of the record, on which the next save is based. */
  stands: R;
  /** Null as long as nobody else has saved it since the form was opened. */
  moved: Moved | null;
  /** For `useAct`: takes the current record from a refusal; it has the same shape as a saved one. */
  onMoved: (standing: unknown, said: string) => void;
  /** Called after a save when the form stays open. */
  onSaved: (record: NonNullable<R>) => void;
}

/**
 * A form whose record somebody else may save meanwhile: untouched fields then take the saved values, edited ones stay,
 * and the next save is based on the current record. Nobody's change is overwritten unnoticed.
 */
export function useRebase<R, V extends object>({
  form,
  record,
  toForm,
  rowKeys = {},
}: Plan<R, V>): Rebase<R> {
  const opened = useRef(record);
  const [stands, setStands] = useState(record);
  const [moved, setMoved] = useState<Moved | null>(null);
  return {
    stands,
    moved,
    onMoved: (standing, said) => {
      if (stands == null || opened.current == null) return;
      const theirs = standing as NonNullable<R>;
      const now = toForm(theirs);
      for (const { path, value } of rebased(toForm(stands), now, form.getFieldsValue(true), rowKeys))
        form.setFieldValue(path as never, value as never);
      setStands(theirs);
      const fields = movedFields(toForm(opened.current), now, form.getFieldsValue(true), rowKeys);
      setMoved({ said, fields });
    },
    onSaved: (saved) => {
      opened.current = saved;
      setStands(saved);
      setMoved(null);
    },
  };
}
