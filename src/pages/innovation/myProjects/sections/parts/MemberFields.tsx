import { APPLICATION_LIMITS as L } from '@contract/limits';
import { cleanLine } from '@contract/rules/clean-text';
import { readPersonMonths } from '@contract/rules/read-typed';
import { useChoices } from '@/components/answers/useChoices';
import { FieldStack } from '@/components/form/FieldStack';
import { NumberField } from '@/components/form/NumberField';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { IdNumberField } from './IdNumberField';
import { useMonthsHelp } from './useMonthsHelp';
import { useSectionFields } from './useSectionFields';

interface Props {
  section: SectionProps;
  /** Path of the row. */
  at: string;
}

/** The nine fields of one member. */
export function MemberFields({ section, at }: Props) {
  const t = useText();
  const fields = useSectionFields(section);
  const monthsHelp = useMonthsHelp(section.draft);
  const { title, degree } = useChoices();
  return (
    <>
      <TextField {...fields.text(`${at}.name`)} required max={L.personName.max} clean={cleanLine} />
      <IdNumberField
        {...fields.text(`${at}.idNumber`)}
        saved={!section.view.state.edits[`${at}.idNumber`]}
        // Saved when the field is left, because this number is never kept on the device.
        onBlur={() => void section.draft.flush()}
      />
      <FieldStack columns>
        <SelectField
          {...fields.text(`${at}.title`)}
          required
          options={title}
          placeholder={t('sections.choice.any.placeholder')}
        />
        <SelectField
          {...fields.text(`${at}.degree`)}
          required
          options={degree}
          placeholder={t('sections.choice.any.placeholder')}
        />
      </FieldStack>
      <TextField {...fields.text(`${at}.major`)} required max={L.major.max} clean={cleanLine} />
      <TextField {...fields.text(`${at}.unit`)} required max={L.unitName.max} clean={cleanLine} />
      <TextAreaField {...fields.text(`${at}.task`)} required max={L.task.max} rows={2} />
      <NumberField
        {...fields.number(`${at}.months`)}
        read={readPersonMonths}
        required
        help={monthsHelp}
        unit={t('sections.team.months.label')}
      />
      <TextField
        {...fields.text(`${at}.phone`)}
        shape="phone"
        type="tel"
        inputMode="tel"
        width="medium"
        ltr
      />
    </>
  );
}
