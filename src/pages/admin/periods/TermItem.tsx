import { FINDING_WORDS } from '@contract/rules/finding';
import { readMonth } from '@contract/rules/read-typed';
import { Col, type FormItemProps } from 'antd';
import { FormItemField } from '@/components/form/FormItemField';
import { MonthRangeField } from '@/components/form/MonthRangeField';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from '@/pages/admin/parts/form/kit-field.module.css';

/** First and last month in which projects of the period run. */
export function TermItem() {
  const t = useText();
  const say = useWords();
  const label = t('admin.period.term.label');
  const slipOf = (text: string | null | undefined): string | null =>
    text && !readMonth(text) ? say(FINDING_WORDS.word('month')) : null;
  const rules: FormItemProps['rules'] = [
    { required: true, message: t('admin.form.field.required', { label }) },
    {
      validateTrigger: 'onSubmit',
      validator: async (_, text?: string | null) => {
        const slip = slipOf(text);
        if (slip) throw new Error(slip);
      },
    },
  ];
  return (
    <Col xs={24} sm={12} className={styles.item}>
      <FormItemField name="termFrom" rules={rules}>
        {(start) => (
          <FormItemField name="termTo" rules={rules}>
            {(end) => (
              <MonthRangeField
                id="term"
                label={label}
                required
                start={{ ...start, slip: slipOf(start.value) }}
                end={{ ...end, slip: slipOf(end.value) }}
              />
            )}
          </FormItemField>
        )}
      </FormItemField>
    </Col>
  );
}
