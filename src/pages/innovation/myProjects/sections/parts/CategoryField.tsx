import { RadioCards } from '@/components/form/RadioCards';
import { SelectField } from '@/components/form/SelectField';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { useSectionFields } from './useSectionFields';

/** With more options than this the field is a list to open instead of cards to compare (req:forms-many-choices). */
const CARDS_MOST = 5;

/** 类别 of the chosen period. */
export function CategoryField(props: SectionProps) {
  const t = useText();
  const field = useSectionFields(props).text('base.category');
  const { categories } = props.period;
  if (categories.length > CARDS_MOST)
    return (
      <SelectField
        {...field}
        required
        placeholder={t('sections.base.category.placeholder')}
        options={categories.map(({ key, name }) => ({ value: key, label: name }))}
      />
    );
  return (
    <RadioCards
      {...field}
      required
      options={categories.map(({ key, name, summary }) => ({ value: key, label: name, hint: summary }))}
    />
  );
}
