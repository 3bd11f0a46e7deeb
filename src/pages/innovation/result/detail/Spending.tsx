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

const SOURCES = ['special', 'self'] as const;
type Source = (typeof SOURCES)[number];
const TOTAL = 'total';
type Row = (typeof BUDGET_SUBJECTS)[number] | typeof TOTAL;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What was spent of each subject beside what was granted, and what is left of it. */
export function Spending({ result, typed, errors, slips, readOnly }: PartProps) {
  const t = useText();
  const subjectsOf = (row: Row) => (row === TOTAL ? BUDGET_SUBJECTS : [row]);
  const granted = (row: Row, source: Source): number =>
    sum(subjectsOf(row).map((subject) => result.budget[subject][source] ?? 0));
  /** A text that is no amount yet counts for nothing: its field says so. */
  const spent = (row: Row, source: Source): number =>
    sum(
      subjectsOf(row).map((subject) => {
        const value = typed.at(`spending.${subject}.${source}`);
        return typeof value === 'number' ? value : 0;
      }),
    );
  const left = (row: Row): number => sum(SOURCES.map((source) => granted(row, source) - spent(row, source)));
  const word = readOnly ? undefined : styles.word;
  const amount = (fen: number): ReactNode => <span className={word}>{formatWan(fen)}</span>;
  const field = (row: Row, source: Source): ReactNode => {
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
  const name = (row: Row): ReactNode => (
    <span className={word} id={`spending.${row}`} tabIndex={-1}>
      {t(row === TOTAL ? 'result.form.total.label' : `result.subject.${row}.label`)}
    </span>
  );
  const columns: Column<Row>[] = [
    { key: 'subject', title: t('result.form.subject.column'), render: name },
    ...SOURCES.flatMap((source): Column<Row>[] => [
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
