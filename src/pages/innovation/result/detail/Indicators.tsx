import { completionRate } from '@contract/rules/completion-rate';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';
import type { PartProps } from './form-props';

/** Each promised figure with what was reached; falling short asks why. */
export function Indicators({ result, fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  const rowOf = (id: string) =>
    fields.indicators.find((row) => row.id === id) ?? { id, actual: '', evidence: '', deviation: '' };
  const write = (id: string, part: 'actual' | 'evidence' | 'deviation', value: string | null): void => {
    const change = (row: (typeof fields.indicators)[number]) => ({ ...row, [part]: value ?? '' });
    set(
      'indicators',
      fields.indicators.map((row) => (row.id === id ? change(row) : row)),
    );
  };
  return (
    <FieldsetGroup
      legend={t('result.detail.indicators.title')}
      help={t('result.form.indicators.help')}
      id="indicators"
    >
      {result.targets.map(({ id, name, target }) => {
        const row = rowOf(id);
        const rate = completionRate(target, row.actual);
        const field = (part: 'actual' | 'evidence' | 'deviation') => ({
          id: `indicators.${id}.${part}`,
          label: t(`result.form.${part}.label`),
          value: row[part] || null,
          onChange: (value: string | null) => write(id, part, value),
          error: errors[`indicators.${id}.${part}`] ?? null,
          readOnly,
        });
        return (
          <section key={id} className={styles.row} aria-label={name}>
            <h3>{name}</h3>
            <p className={styles.meta}>
              {t('result.form.target.label', { target })}
              {rate !== null && `　${t('result.form.rate.label', { rate: Math.round(rate * 100) })}`}
            </p>
            <div className={styles.pair}>
              <TextField {...field('actual')} required max={200} />
              <TextField {...field('evidence')} required />
            </div>
            {rate !== null && rate < 1 && (
              <TextAreaField {...field('deviation')} required max={500} rows={2} />
            )}
          </section>
        );
      })}
    </FieldsetGroup>
  );
}
