import type { Sections } from '@contract/application';
import { BudgetTable } from '@/components/form/BudgetTable';

interface Props {
  sections: Pick<Sections, 'budget' | 'unit'>;
  /** Reference ceiling of the period. */
  indirectMax: number;
}

const nothing = (): void => undefined;

/** The budget for reading: the same table as in the form, without cells to type in. */
export const BudgetAnswer = ({ sections: { budget, unit }, indirectMax }: Props) => (
  <BudgetTable
    id="answer-budget"
    cells={budget}
    onChange={nothing}
    sources={{ special: unit.specialFund, self: unit.selfFund }}
    indirectMax={indirectMax}
    readOnly
  />
);
