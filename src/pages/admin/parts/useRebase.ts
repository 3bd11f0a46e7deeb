import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { RowKeys } from './form-places';
import { type MovedField, movedFields, rebased } from './rebase';

interface Plan<R, V extends object> {
  form: Pick<FormInstance<V>, 'getFieldsValue' | 'setFieldValue'>;
  /** The record that the form was opened with; null for one that is made. */
  record: R;
  /** Its values in the form's own shape. */
  toForm: (record: NonNullable<R>) => object;
  /** By the path of a list of rows, the column by which a row is known. */
  rowKeys?: RowKeys;
}

export interface Rebase<R> {
  /** The record as it is known to stand: the next save rests on it. */
  stands: R;
  /** What somebody else changed since the form was opened; null as long as nobody did. */
  moved: readonly MovedField[] | null;
  /** For `useAct`: the record as the service's refusal tells it, which is of the same kind as a saved one. */
  onMoved: (standing: unknown) => void;
  /** It was saved as this, and the form stays open. */
  onSaved: (record: NonNullable<R>) => void;
}

/**
 * A form over a record that somebody else may save meanwhile: then what was not touched shows theirs, what was touched
 * stays, and the next save rests on the record that now stands. Nobody's change is undone unseen.
 */
export function useRebase<R, V extends object>({
  form,
  record,
  toForm,
  rowKeys = {},
}: Plan<R, V>): Rebase<R> {
  const opened = useRef(record);
  const [stands, setStands] = useState(record);
  const [moved, setMoved] = useState<readonly MovedField[] | null>(null);
  return {
    stands,
    moved,
    onMoved: (standing) => {
      if (stands == null || opened.current == null) return;
      const theirs = standing as NonNullable<R>;
      const now = toForm(theirs);
      for (const { path, value } of rebased(toForm(stands), now, form.getFieldsValue(true), rowKeys))
        form.setFieldValue(path as never, value as never);
      setStands(theirs);
      setMoved(movedFields(toForm(opened.current), now, form.getFieldsValue(true), rowKeys));
    },
    onSaved: (saved) => {
      opened.current = saved;
      setStands(saved);
      setMoved(null);
    },
  };
}
