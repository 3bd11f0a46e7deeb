import { DRAFT_TEXT_MAX } from '@contract/limits';
import { cleanLine } from '@contract/rules/clean-text';
import { FieldStack } from '@/components/form/FieldStack';
import { MonthRangeField } from '@/components/form/MonthRangeField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import type { SectionFields } from './useSectionFields';

interface Props {
  at: string;
  fields: SectionFields;
  /** First and last month of the project, as far as they are known. */
  term: readonly [string | undefined, string | undefined];
}

/** One period of the schedule: its months, its work, and who is responsible. */
export function ScheduleFields({ at, fields, term }: Props) {
  const t = useText();
  return (
    <>
      <MonthRangeField
        id={`${at}.range`}
        label={t('sections.target.range.label')}
        required
        readOnly={fields.at(`${at}.start`).readOnly}
        start={fields.text(`${at}.start`)}
        end={fields.text(`${at}.end`)}
        from={term[0]}
        to={term[1]}
      />
      <TextAreaField {...fields.text(`${at}.task`)} required max={DRAFT_TEXT_MAX} rows={2} />
      <FieldStack columns>
        <TextField {...fields.text(`${at}.deliverable`)} required max={DRAFT_TEXT_MAX} clean={cleanLine} />
        <TextField {...fields.text(`${at}.person`)} required max={DRAFT_TEXT_MAX} clean={cleanLine} />
      </FieldStack>
    </>
  );
}
