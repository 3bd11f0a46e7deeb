import { Select } from 'antd';
import { clearByKey } from './clear-by-key';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { memoField } from './memo-field';
import { useClearMark } from './useClearMark';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props extends FieldProps<string | null> {
  options: readonly Choice[];
  placeholder?: string;
  width?: 'short' | 'medium' | 'full';
  /** One option is always chosen, so the field cannot be cleared. */
  fixed?: boolean;
}

/** From this many options on the list can be searched by typing. */
const SEARCH_FROM = 10;

export const SelectField = memoField(function SelectField(props: Props) {
  const clearMark = useClearMark();
  const { value, onChange, onBlur, options, placeholder, fixed = false, ...shell } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldShell {...shell} read={chosen?.label ?? value}>
      {(wiring) => (
        <Select<string>
          {...wiring}
          style={{ width: '100%' }}
          status={wiring['aria-invalid'] && 'error'}
          options={[...options]}
          placeholder={placeholder}
          value={value ?? undefined}
          allowClear={fixed ? false : clearMark}
          {...(fixed ? {} : clearByKey(() => onChange(null)))}
          showSearch={options.length >= SEARCH_FROM ? { optionFilterProp: 'label' } : false}
          onChange={(next) => onChange(next ?? null)}
          onBlur={onBlur}
        />
      )}
    </FieldShell>
  );
});
