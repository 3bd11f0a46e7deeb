import { Form } from 'antd';
import { useText } from '@/i18n/useText';
import { useAct } from './useAct';
import { useRebase } from './useRebase';

interface Plan<R, V extends object> {
  /** The record that the form is opened with; null for one that is made. */
  record: R;
  /** Its values in the form's own shape. */
  toForm: (record: NonNullable<R>) => object;
  /** `stands` is the record as it is known by then: somebody may have saved it since. */
  save: (values: V, stands: R) => Promise<unknown>;
  onDone: () => void;
}

/** A form that saves one record over what stands and is done; nobody's change is undone unseen. */
export function useRecordForm<R, V extends object>({ record, toForm, save, onDone }: Plan<R, V>) {
  const t = useText();
  const act = useAct();
  const [form] = Form.useForm<V>();
  const { stands, moved, onMoved } = useRebase<R, V>({ form, record, toForm });
  const onFinish = async (values: V): Promise<boolean> => {
    const done = await act({
      run: () => save(values, stands),
      success: t('admin.form.saved.success'),
      form,
      onStale: onDone,
      onMoved,
    });
    if (done) onDone();
    return done;
  };
  return { form, moved, onFinish };
}
