import { BUDGET_SUBJECTS } from '@contract/enums';
import { APPLICATION_LIMITS as L } from '@contract/limits';
import { budgetSums, lineAmounts, wanFromFen } from '@contract/rules/budget';
import type { Finding } from '@contract/rules/finding';
import { blocker, type FormalityRule, misread, noAmount, notLonger, requireAll, warning } from './check';

/** Row that shows 经费来源 and 相差. Errors of the sum are reported there, since no single cell is known to be wrong. */
const BUDGET_DIFFERENCE = 'budget.difference';

const hasBudget: NonNullable<FormalityRule['hasSubject']> = ({ budget }) =>
  budgetSums(budget).total.both !== 0;

export const budgetRules: readonly FormalityRule[] = [
  {
    id: 'budget.lines',
    section: 'budget',
    name: '预算科目与测算依据',
    article: 12,
    check: ({ budget }, context) => {
      const unread = misread(context, 'budget', noAmount);
      if (budgetSums(budget).total.both === 0)
        return unread.length > 0 ? unread : [blocker('budget.equipment.special', 'budgetEmpty')];
      const lines = BUDGET_SUBJECTS.flatMap((subject): Finding[] => {
        const path = `budget.${subject}.basis`;
        const { basis } = budget[subject];
        return [
          ...(lineAmounts(budget[subject]).both > 0 ? requireAll('required', { [path]: basis }) : []),
          ...notLonger(path, basis, L.budgetBasis.max),
        ];
      });
      return [...unread, ...lines];
    },
  },
  {
    id: 'budget.sources',
    section: 'budget',
    name: '合计与经费来源一致',
    article: 12,
    hasSubject: hasBudget,
    check: ({ budget, unit }) => {
      const { total } = budgetSums(budget);
      if (total.both === 0 || unit.specialFund === null || unit.selfFund === null) return [];
      const special = total.special - unit.specialFund;
      const self = total.self - unit.selfFund;
      const both = special + self;
      const gap = (x: number) => ({ x: wanFromFen(Math.abs(x)) });
      if (both !== 0) return [blocker(BUDGET_DIFFERENCE, 'budgetSources', gap(both))];
      return special === 0 ? [] : [blocker(BUDGET_DIFFERENCE, 'specialSources', gap(special))];
    },
  },
  {
    id: 'budget.indirect',
    section: 'budget',
    name: '间接费用占比',
    article: 12,
    needs: ['period'],
    hasSubject: hasBudget,
    check: ({ budget }, { period }) => {
      const { indirectRatio: ratio } = budgetSums(budget);
      if (!period || ratio === null || ratio <= period.indirectRatio) return [];
      const percent = (value: number): string => (value * 100).toFixed(2).replace(/\.?0+$/, '');
      return [
        warning('budget.indirect.basis', 'indirectRatio', {
          ratio: percent(ratio),
          max: percent(period.indirectRatio),
        }),
      ];
    },
  },
];
