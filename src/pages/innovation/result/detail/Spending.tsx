import { BUDGET_SUBJECTS } from '@contract/enums';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { MoneyField } from '@/components/form/MoneyField';
import { useText } from '@/i18n/useText';
import { formatWan } from '@/utils/format-money';
import styles from './detail.module.css';
import type { PartProps } from './form-props';

/** What was spent of each subject, beside what was granted. */
export function Spending({ result, fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  return (
    <FieldsetGroup
      legend={t('result.form.spending.title')}
      help={t('result.form.spending.help')}
      id="spending"
    >
      {BUDGET_SUBJECTS.map((subject) => {
        const line = fields.spending[subject];
        const granted = result.budget[subject];
        return (
          <section key={subject} className={styles.row} id={`spending.${subject}`} tabIndex={-1}>
            <h3>{t(`result.subject.${subject}.label`)}</h3>
            {(['special', 'self'] as const).map((source) => (
              <MoneyField
                key={source}
                id={`spending.${subject}.${source}`}
                label={t(`result.source.${source}.label`)}
                help={t('result.form.granted.label', { amount: formatWan(granted[source] ?? 0) })}
                quiet
                readOnly={readOnly}
                value={line[source]}
                error={source === 'special' ? (errors[`spending.${subject}`] ?? null) : null}
                onChange={(value) =>
                  set('spending', {
                    ...fields.spending,
                    [subject]: { ...line, [source]: typeof value === 'number' ? value : null },
                  })
                }
              />
            ))}
          </section>
        );
      })}
    </FieldsetGroup>
  );
}
