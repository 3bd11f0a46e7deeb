import { APPLICATION_LIMITS as L } from '@contract/limits';
import { blocker, type FormalityRule, isBlank, notLonger, ofRow, requireAll } from './check';

export const planRules: readonly FormalityRule[] = [
  {
    id: 'plan.texts',
    section: 'plan',
    name: '立项依据、研究内容与技术路线',
    article: 10,
    check: ({ plan }) => [
      ...requireAll('required', {
        'plan.basis': plan.basis,
        'plan.content': plan.content,
        'plan.route': plan.route,
      }),
      ...notLonger('plan.basis', plan.basis, L.basis.max),
      ...notLonger('plan.content', plan.content, L.content.max),
      ...notLonger('plan.route', plan.route, L.route.max),
      ...notLonger('plan.risk', plan.risk, L.risk.max),
    ],
  },
  {
    id: 'plan.innovations',
    section: 'plan',
    name: '创新点',
    article: 10,
    check: ({ plan }) => {
      const { min, max } = L.innovations;
      const n = plan.innovations.filter(({ text }) => !isBlank(text)).length;
      const count =
        n < min || plan.innovations.length > max
          ? [blocker('plan.innovations', 'innovationCount', { min, max })]
          : [];
      return [
        ...count,
        ...plan.innovations.flatMap(({ id, text }, i) =>
          ofRow(null, i, [
            ...(n >= min ? requireAll('required', { [`plan.innovations.${id}.text`]: text }) : []),
            ...notLonger(`plan.innovations.${id}.text`, text, L.innovation.max),
          ]),
        ),
      ];
    },
  },
];
