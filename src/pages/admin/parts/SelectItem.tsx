import { ProFormSelect, type ProFormSelectProps } from '@ant-design/pro-components';
import { useClearMark } from '@/components/form/useClearMark';

/** A choice from a list in an antd form; what empties it bears a name in the reader's language. */
export function SelectItem<Value>({ fieldProps, ...item }: ProFormSelectProps<Value>) {
  const allowClear = useClearMark();
  return <ProFormSelect<Value> {...item} fieldProps={{ ...fieldProps, allowClear }} />;
}
