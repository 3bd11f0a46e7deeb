import { type Branch, CascaderField } from '@/components/form/CascaderField';
import { useDicts } from '@/hooks/useDicts';

const REGION = 'kczx_region';

interface Props {
  id: string;
  label: string;
  value: string[] | null;
  onChange: (value: string[] | null) => void;
  error: string | null;
  required?: boolean;
}

/** 省 and 市, stored by name in the account. */
export function RegionField(props: Props) {
  const entries = useDicts(REGION).dicts[REGION] ?? [];
  const branches = entries
    .filter(({ parentValue }) => parentValue === null)
    .map(
      (province): Branch => ({
        value: province.label,
        label: province.label,
        children: entries
          .filter(({ parentValue }) => parentValue === province.value)
          .map(({ label }) => ({ value: label, label })),
      }),
    );
  return <CascaderField {...props} options={branches} />;
}
