import { DRAFT_TEXT_MAX } from '@contract/limits';
import { cleanLine } from '@contract/rules/clean-text';
import { useChoices } from '@/components/answers/useChoices';
import { FieldStack } from '@/components/form/FieldStack';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import type { SectionFields } from './useSectionFields';

/** One 考核指标: what is measured, its current value, and the target of each stage. */
export function IndicatorFields({ at, fields }: { at: string; fields: SectionFields }) {
  const t = useText();
  const { kind: kinds } = useChoices();
  return (
    <>
      <FieldStack columns>
        <SelectField
          {...fields.text(`${at}.kind`)}
          required
          options={kinds}
          placeholder={t('sections.choice.any.placeholder')}
        />
        <TextField
          {...fields.text(`${at}.name`)}
          required
          max={DRAFT_TEXT_MAX}
          placeholder={t('sections.target.name.placeholder')}
          clean={cleanLine}
        />
      </FieldStack>
      <TextAreaField
        {...fields.text(`${at}.present`)}
        required
        max={DRAFT_TEXT_MAX}
        help={t('sections.target.present.help')}
        rows={2}
      />
      <FieldStack columns>
        <TextAreaField {...fields.text(`${at}.stageOne`)} required max={DRAFT_TEXT_MAX} rows={2} />
        <TextAreaField {...fields.text(`${at}.stageTwo`)} required max={DRAFT_TEXT_MAX} rows={2} />
      </FieldStack>
      <TextField
        {...fields.text(`${at}.method`)}
        required
        max={DRAFT_TEXT_MAX}
        placeholder={t('sections.target.method.placeholder')}
        clean={cleanLine}
      />
    </>
  );
}
