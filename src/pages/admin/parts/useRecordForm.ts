import { Form } from 'antd';
import { useText } from '@/i18n/useText';
import type { Act } from './acts/useAct';
import { useRebase } from './useRebase';

interface Plan<R, V extends object> {
  /** The record that the form was opened with; null when creating one. */
  record: R;
  /** Its values in the form's own shape. */
  toForm: (record: NonNullable<R>) => object;
  /** `stands` is the latest known state of the record; somebody else may have saved it since the form was opened. */
  save: (values: V, stands: R) => Promise<unknown>;
  onDone: () => void;
}

/** A form that saves one record based on its latest state and then closes; nobody's change is overwritten unnoticed. */
export function useRecordForm<R, V extends object>({ record, toForm, save, onDone }: Plan<R, V>) {
  const t = useText();
  const [form] = Form.useForm<V>();
  const { stands, moved, onMoved } = useRebase<R, V>({ form, record, toForm });
  const onFinish = async (values: V, act: Act): Promise<boolean> => {
    const done = await act({
      run: () => save(values, stands),
      success: t('admin.form.saved.success'),
      onStale: onDone,
      onMoved,
    });
    if (done) onDone();
    return done;
  };
  return { form, moved, onFinish };
}
