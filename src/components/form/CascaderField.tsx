import { Cascader } from 'antd';
import { clearByKey } from './clear-by-key';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import { useClearMark } from './useClearMark';

export interface Branch {
  value: string;
  label: string;
  children?: Branch[];
}

interface Props extends FieldProps<string[] | null> {
  options: readonly Branch[];
  placeholder?: string;
}

const namesOf = (path: readonly string[], branches: readonly Branch[]): string[] => {
  const [first, ...rest] = path;
  const branch = branches.find(({ value }) => value === first);
  return branch ? [branch.label, ...namesOf(rest, branch.children ?? [])] : [];
};

/** A path through a tree, e.g. a field of science; searched by typing. */
export const CascaderField = memoField(function CascaderField({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  ...shell
}: Props) {
  const clearMark = useClearMark();
  return (
    <FieldShell {...shell} read={value ? namesOf(value, options).join(' / ') : undefined}>
      {(wiring) => (
        <Cascader
          {...wiring}
          style={{ width: '100%' }}
          status={wiring['aria-invalid'] && 'error'}
          options={[...options]}
          placeholder={placeholder}
          value={value ?? undefined}
          allowClear={clearMark}
          {...clearByKey(() => onChange(null))}
          showSearch
          onChange={(path) => onChange(path ? path.map(String) : null)}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  );
});
