import { BUDGET_SUBJECTS } from '@contract/enums';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import type { Typed } from '@/components/form/field-props';
import { MoneyField } from '@/components/form/MoneyField';
import { useText } from '@/i18n/useText';
import { formatWan } from '@/utils/format-money';
import styles from './detail.module.css';
import type { PartProps } from './form-props';

/** What was spent of each subject, beside what was granted. */
export function Spending({ result, typed, errors, slips, readOnly }: PartProps) {
  const t = useText();
  return (
    <FieldsetGroup
      legend={t('result.form.spending.title')}
      help={t('result.form.spending.help')}
      id="spending"
    >
      {BUDGET_SUBJECTS.map((subject) => {
        const granted = result.budget[subject];
        return (
          <section key={subject} className={styles.row} id={`spending.${subject}`} tabIndex={-1}>
            <h3>{t(`result.subject.${subject}.label`)}</h3>
            {(['special', 'self'] as const).map((source) => {
              const id = `spending.${subject}.${source}`;
              const whole = source === 'special' ? errors[`spending.${subject}`] : null;
              return (
                <MoneyField
                  key={source}
                  id={id}
                  label={t(`result.source.${source}.label`)}
                  help={t('result.form.granted.label', { amount: formatWan(granted[source] ?? 0) })}
                  quiet
                  readOnly={readOnly}
                  value={typed.at(id) as Typed<number>}
                  error={errors[id] ?? whole ?? null}
                  slip={slips[id] ?? null}
                  onChange={(value) => typed.put(id, value)}
                />
              );
            })}
          </section>
        );
      })}
    </FieldsetGroup>
  );
}
