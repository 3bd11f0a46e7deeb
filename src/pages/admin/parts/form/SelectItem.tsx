import { Select, type SelectProps } from 'antd';
import { useClearMark } from '@/components/form/useClearMark';
import type { ComposedSearch } from '@/components/form/useComposedSearch';
import { FieldItem, type FieldItemProps } from './FieldItem';

interface Props extends Omit<FieldItemProps, 'valuePropName'> {
  control: Pick<SelectProps, 'options' | 'mode' | 'loading' | 'maxCount' | 'showSearch' | 'notFoundContent'> &
    Partial<Omit<ComposedSearch, 'showSearch'>>;
}

/** A select in an antd form; its clear button has a name in the reader's language. */
export function SelectItem({ control, ...item }: Props) {
  const allowClear = useClearMark();
  return (
    <FieldItem {...item} optional={!item.rules}>
      <Select {...control} allowClear={allowClear} />
    </FieldItem>
  );
}
