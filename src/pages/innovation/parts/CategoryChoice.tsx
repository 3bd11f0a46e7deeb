import type { Period } from '@contract/period';
import { RadioCards } from '@/components/form/RadioCards';
import { useText } from '@/i18n/useText';

interface Props {
  categories: Period['categories'];
  value: string | null;
  onChange: (key: string) => void;
}

export function CategoryChoice({ categories, value, onChange }: Props) {
  const t = useText();
  return (
    <RadioCards
      id="category"
      label={t('projects.new.category.label')}
      required
      fixed
      value={value}
      onChange={(key) => key && onChange(key)}
      options={categories.map(({ key, name, summary }) => ({ value: key, label: name, hint: summary }))}
    />
  );
}
