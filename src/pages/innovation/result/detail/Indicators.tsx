import { RESULT_LIMITS } from '@contract/result-choices';
import { completionRate } from '@contract/rules/completion-rate';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { RateRule } from '@/components/RateRule';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';
import type { PartProps } from './form-props';

/** Each promised indicator with the value reached; a shortfall requires an explanation. */
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
  const field = (id: string, part: 'actual' | 'evidence' | 'deviation') => ({
    id: `indicators.${id}.${part}`,
    label: t(`result.form.${part}.label`),
    value: rowOf(id)[part] || null,
    onChange: (value: string | null) => write(id, part, value),
    error: errors[`indicators.${id}.${part}`] ?? null,
    max: RESULT_LIMITS[part],
    readOnly,
    required: true,
  });
  const word = readOnly ? undefined : styles.word;
  const rows = result.targets.map(({ id, name, target }) => ({
    id,
    name,
    target,
    rate: completionRate(target, rowOf(id).actual),
  }));
  return (
    <FieldsetGroup
      legend={t('result.detail.indicators.title')}
      help={t('result.form.indicators.help')}
      id="indicators"
      wide
    >
      <ResponsiveTable
        caption={t('result.detail.indicators.title')}
        captionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('result.detail.name.column'),
            render: ({ name }) => <span className={word}>{name}</span>,
          },
          {
            key: 'target',
            title: t('result.detail.target.column'),
            render: ({ target }) => <span className={word}>{target}</span>,
          },
          {
            key: 'actual',
            title: t('result.form.actual.label'),
            render: ({ id }) => (
              <div className={styles.actual}>
                <TextField {...field(id, 'actual')} inCell />
              </div>
            ),
          },
          {
            key: 'rate',
            title: t('result.detail.rate.column'),
            render: ({ rate }) => (
              <span className={word}>
                <RateRule rate={rate} />
              </span>
            ),
          },
          {
            key: 'evidence',
            title: t('result.form.evidence.label'),
            render: ({ id, rate }) => (
              <div className={styles.evidence}>
                <TextField {...field(id, 'evidence')} inCell />
                {rate !== null && rate < 1 && <TextAreaField {...field(id, 'deviation')} rows={2} />}
              </div>
            ),
          },
        ]}
      />
    </FieldsetGroup>
  );
}
