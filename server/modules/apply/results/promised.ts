import { BUDGET_SUBJECTS } from '@contract/enums';
import type { StageResult } from '@contract/result';
import type { Milestone } from '@contract/result-choices';
import type { Fields } from '@contract/rules/draft-fields';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const money = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** 领域 of the filed form: the top one of the path that was chosen. */
export const fieldOf = (form: Fields): string | null => {
  const path = form['base.field'];
  const [top] = Array.isArray(path) ? path : [];
  return typeof top === 'string' ? top : null;
};

/** The indicators of the filed form with the target of this stage, in their order. */
export function targetsOf(fields: Fields, milestone: Milestone): StageResult['targets'] {
  const order = fields['target.indicators'];
  const leaf = milestone === 'one' ? 'stageOne' : 'stageTwo';
  return (Array.isArray(order) ? order : []).map((id) => {
    const at = (name: string): string => text(fields[`target.indicators.${id}.${name}`]);
    return { id, name: at('name'), present: at('present'), target: at(leaf) };
  });
}

/** The approved budget by subject. */
export const budgetOf = (fields: Fields): StageResult['budget'] =>
  Object.fromEntries(
    BUDGET_SUBJECTS.map((subject) => [
      subject,
      { special: money(fields[`budget.${subject}.special`]), self: money(fields[`budget.${subject}.self`]) },
    ]),
  ) as StageResult['budget'];
