import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ReactNode } from 'react';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import type { Typed } from '@/components/form/field-props';
import { MoneyField } from '@/components/form/MoneyField';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { formatWan } from '@/utils/format-money';
import styles from './detail.module.css';
import type { PartProps } from './form-props';
import { SOURCES, type Source, type SpendingRow, spendingSums, TOTAL } from './spending-sums';

/** Amounts spent beside those granted for each subject, and the remainder. */
export function Spending({ result, typed, errors, slips, readOnly }: PartProps) {
  const t = useText();
  const { granted, spent, left } = spendingSums(result.budget, typed.at);
  const word = readOnly ? undefined : styles.word;
  const amount = (fen: number): ReactNode => <span className={word}>{formatWan(fen)}</span>;
  const field = (row: SpendingRow, source: Source): ReactNode => {
    if (row === TOTAL) return amount(spent(row, source));
    const id = `spending.${row}.${source}`;
    const whole = source === 'special' ? errors[`spending.${row}`] : null;
    return (
      <div className={styles.amount}>
        <MoneyField
          id={id}
          label={t(`result.source.${source}.label`)}
          inCell
          readOnly={readOnly}
          value={typed.at(id) as Typed<number>}
          error={errors[id] ?? whole ?? null}
          slip={slips[id] ?? null}
          onChange={(value) => typed.put(id, value)}
        />
      </div>
    );
  };
  const name = (row: SpendingRow): ReactNode => (
    <span className={word} id={`spending.${row}`} tabIndex={-1}>
      {t(row === TOTAL ? 'result.form.total.label' : `result.subject.${row}.label`)}
    </span>
  );
  const columns: Column<SpendingRow>[] = [
    { key: 'subject', title: t('result.form.subject.column'), render: name },
    ...SOURCES.flatMap((source): Column<SpendingRow>[] => [
      {
        key: `${source}-granted`,
        title: t(`result.form.${source}Granted.column`),
        numeric: true,
        render: (row) => amount(granted(row, source)),
      },
      { key: source, title: t(`result.source.${source}.label`), render: (row) => field(row, source) },
    ]),
    {
      key: 'left',
      title: t('result.form.left.column'),
      numeric: true,
      render: (row) => (
        <span className={classNames(word, left(row) < 0 && styles.overspent)}>{formatWan(left(row))}</span>
      ),
    },
  ];
  return (
    <FieldsetGroup
      legend={t('result.form.spending.title')}
      help={t('result.form.spending.help')}
      id="spending"
      wide
    >
      <ResponsiveTable
        caption={t('result.form.spending.title')}
        captionHidden
        rows={[...BUDGET_SUBJECTS, TOTAL] as const}
        rowKey={(row) => row}
        columns={columns}
      />
    </FieldsetGroup>
  );
}
