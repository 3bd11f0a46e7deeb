import type { Sections } from '@contract/application';
import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields } from '@contract/result';
import type { FigureDraft } from '@contract/rules/figures';
import { withRowIds } from '@contract/rules/record-fields';
import type { DemoResult } from './demo-project';

/** Spending is rounded to hundreds of yuan; the unit is cents. */
const HUNDRED_YUAN = 10_000;

export interface ResultPapers {
  sealedSheet: string;
  report: string | null;
  figures: FigureDraft[];
}

/** The fields of a stage result, compared with the submitted form. */
export const resultFields = (
  result: DemoResult,
  { budget }: Sections,
  papers: ResultPapers,
): Partial<ResultFields> => {
  const spent = (amount: number | null, share: number): number =>
    Math.round(((amount ?? 0) * share) / HUNDRED_YUAN) * HUNDRED_YUAN;
  return {
    summary: result.summary,
    indicators: result.reached.map(([actual, evidence, deviation = ''], index) => ({
      id: `goal-${index + 1}`,
      actual,
      evidence,
      deviation,
    })),
    deliverables: withRowIds(result.deliverables.map(([kind, name]) => ({ kind, name, link: '' }))),
    spending: Object.fromEntries(
      BUDGET_SUBJECTS.map((subject, index) => {
        const share = result.spent[index] ?? 0;
        const { special, self } = budget[subject];
        return [subject, { special: spent(special, share), self: spent(self, share) }];
      }),
    ) as ResultFields['spending'],
    changed: result.change !== undefined,
    change: result.change ?? '',
    nextPlan: result.nextPlan ?? '',
    outputs: withRowIds((result.outputs ?? []).map(([kind, number, title]) => ({ kind, number, title }))),
    benefit: result.benefit ?? '',
    scope: 'public',
    ...papers,
  };
};
