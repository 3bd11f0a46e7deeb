import type { Sections } from '@contract/application';
import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';
import { BudgetTable } from '@/components/form/BudgetTable';
import type { BudgetCells } from '@/components/form/budget-cells';

interface Props {
  sections: Pick<Sections, 'budget' | 'unit'>;
  /** Texts typed into amount cells that could not be read as amounts, by field path; shown as typed. */
  unread?: Readonly<Record<string, string>>;
  /** Reference ceiling of the period for indirect costs, as a fraction. */
  indirectMax: number;
}

const withUnread = (budget: Sections['budget'], unread: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    BUDGET_SUBJECTS.map((subject) => {
      const { special, self, basis } = budget[subject];
      const at = `budget.${subject}`;
      return [
        subject,
        { special: unread[`${at}.special`] ?? special, self: unread[`${at}.self`] ?? self, basis },
      ];
    }),
  ) as Record<BudgetSubject, BudgetCells>;

const nothing = (): void => undefined;

/** The budget for reading: the same table as in the form, without cells to type in. */
export const BudgetAnswer = ({ sections: { budget, unit }, unread = {}, indirectMax }: Props) => (
  <BudgetTable
    id="answer-budget"
    cells={withUnread(budget, unread)}
    onChange={nothing}
    sources={{ special: unit.specialFund, self: unit.selfFund }}
    indirectMax={indirectMax}
    readOnly
  />
);
