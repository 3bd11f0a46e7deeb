import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';
import { budgetSums } from '@contract/rules/budget';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { TextTwice } from '@/components/SecondLanguage';
import { TABLE_ROLES } from '@/components/table-roles';
import { useText } from '@/i18n/useText';
import { BudgetBalance, type BudgetSources } from './BudgetBalance';
import { BudgetLineRow } from './BudgetLineRow';
import { BudgetRatio } from './BudgetRatio';
import { BudgetSumRow } from './BudgetSumRow';
import styles from './BudgetTable.module.css';
import { asBudget, type BasisRule, type BudgetCells, type BudgetChange, basisRuleId } from './budget-cells';
import { useBudgetGrid } from './useBudgetGrid';

interface Props {
  /** Path of the section; cells have the paths of their fields below it. */
  id: string;
  cells: Record<BudgetSubject, BudgetCells>;
  onChange: (changes: BudgetChange[]) => void;
  /** 经费来源 as another section has it. */
  sources: BudgetSources;
  /** The way to where the sources are filled in. */
  sourcesLink?: ReactNode;
  /** Left out where nothing can be written. */
  basis?: BasisRule;
  /** Errors by cell id; the one under `{id}.difference` is about the sums and is shown beside 相差. */
  errors?: Readonly<Record<string, string>>;
  /** Limit of the period as a fraction, and the warning when it is passed. */
  indirectMax?: number;
  indirectWarning?: string;
  readOnly?: boolean;
  /** Cells that are for reading although the table is not. */
  isClosed?: (id: string) => boolean;
  /** Words a message about the `n` pasted cells that lie outside the table or are read-only. */
  leftOut?: (n: number) => string;
}

const none = (): boolean => false;

/** 预算: a real table of amounts in 万元, with sums in integer 分, keys between cells and paste from a spreadsheet. */
export function BudgetTable(props: Props) {
  const {
    id,
    cells,
    onChange,
    sources,
    sourcesLink,
    basis,
    errors = {},
    indirectMax,
    indirectWarning,
    readOnly = false,
    isClosed = none,
    leftOut,
  } = props;
  const text = useText();
  const grid = useBudgetGrid(id, cells, { isClosed, leftOut }, onChange);
  const sums = budgetSums(asBudget(cells));
  const line = (subject: BudgetSubject) => (
    <BudgetLineRow
      key={subject}
      tableId={id}
      subject={subject}
      cells={cells[subject]}
      basis={basis}
      errors={errors}
      isClosed={(cell) => readOnly || isClosed(cell)}
      onChange={onChange}
    />
  );
  const direct = BUDGET_SUBJECTS.filter((subject) => subject !== 'indirect');
  return (
    <div>
      {basis && (
        <p className={styles.rule} id={basisRuleId(id)}>
          {basis.help}
        </p>
      )}
      <table
        {...TABLE_ROLES.table}
        className={styles.table}
        onKeyDown={grid.onKeyDown}
        onPaste={readOnly ? undefined : grid.onPaste}
      >
        <caption className={styles.caption}>
          <TextTwice id="kit.budget.unit.help" />
        </caption>
        <colgroup>
          <col className={styles.subjectColumn} />
          <col className={styles.amountColumn} />
          <col className={styles.amountColumn} />
          <col className={styles.sumColumn} />
          <col />
        </colgroup>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {(['subject', 'special', 'self', 'both', 'basis'] as const).map((column) => (
              <th key={column} {...TABLE_ROLES.columnHeader}>
                <TextTwice id={`kit.budget.${column}.column`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {direct.map(line)}
          <BudgetSumRow look="sum" name="kit.budget.direct.label" amounts={sums.direct} />
          {line('indirect')}
          <BudgetBalance
            id={`${id}.difference`}
            total={sums.total}
            sources={sources}
            sourcesLink={sourcesLink}
            error={errors[`${id}.difference`]}
          />
        </tbody>
      </table>
      <p className={styles.pasted} role="status">
        {grid.pasted?.words}
        {grid.pasted && (
          <Button look="text" size="small" icon="undo" onClick={grid.undoPaste}>
            {text('kit.rows.undo.action')}
          </Button>
        )}
      </p>
      {indirectMax !== undefined && indirectMax > 0 && (
        <BudgetRatio ratio={sums.indirectRatio} max={indirectMax} warning={indirectWarning} />
      )}
    </div>
  );
}
