import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields, StageResult } from '@contract/result';
import { type Milestone, RESULT_LIMITS } from '@contract/result-choices';
import { completionRate } from './completion-rate';

export interface ResultProblem {
  /** `summary`, `indicators.{id}.actual`, `spending.equipment` … */
  path: string;
  text: string;
}

const blank = (text: string): boolean => text.trim() === '';

const indicatorProblems = (fields: ResultFields, targets: StageResult['targets']): ResultProblem[] =>
  targets.flatMap(({ id, name, target }) => {
    const row = fields.indicators.find((one) => one.id === id);
    const path = `indicators.${id}`;
    if (!row || blank(row.actual)) return [{ path: `${path}.actual`, text: `请填写“${name}”的实际值` }];
    const rate = completionRate(target, row.actual);
    const isShort = rate !== null && rate < 1 && blank(row.deviation);
    return [
      ...(blank(row.evidence) ? [{ path: `${path}.evidence`, text: `请写明“${name}”的证明材料` }] : []),
      ...(isShort ? [{ path: `${path}.deviation`, text: `“${name}”未达到目标，请填写偏差说明` }] : []),
    ];
  });

const summaryProblems = ({ summary }: ResultFields): ResultProblem[] => {
  const length = [...summary.trim()].length;
  const { min, max } = RESULT_LIMITS.summary;
  if (length < min) return [{ path: 'summary', text: `完成摘要至少 ${min} 字，现在 ${length} 字` }];
  return length > max ? [{ path: 'summary', text: `完成摘要最多 ${max} 字，现在 ${length} 字` }] : [];
};

const spendingProblems = ({ spending }: ResultFields): ResultProblem[] =>
  BUDGET_SUBJECTS.filter(
    (subject) => spending[subject].special === null && spending[subject].self === null,
  ).map((subject) => ({ path: `spending.${subject}`, text: '请填写经费执行，没有支出的填 0' }));

const stageTwoProblems = (fields: ResultFields): ResultProblem[] => [
  ...(fields.report ? [] : [{ path: 'report', text: '请上传总结报告' }]),
  ...(blank(fields.benefit) ? [{ path: 'benefit', text: '请填写应用证明与效益' }] : []),
];

/** What still stands between a draft and 提交 of a stage's result (ux §3), in the order of the form. */
export function resultProblems(
  milestone: Milestone,
  fields: ResultFields,
  targets: StageResult['targets'],
): ResultProblem[] {
  const unnamed = fields.deliverables.findIndex(({ name }) => blank(name));
  return [
    ...summaryProblems(fields),
    ...indicatorProblems(fields, targets),
    ...(fields.deliverables.length === 0 ? [{ path: 'deliverables', text: '请至少填写一项交付物' }] : []),
    ...(unnamed >= 0 ? [{ path: `deliverables.${unnamed}.name`, text: '请填写交付物名称' }] : []),
    ...spendingProblems(fields),
    ...(fields.changed === null ? [{ path: 'changed', text: '请说明执行中有无变更' }] : []),
    ...(fields.changed && blank(fields.change) ? [{ path: 'change', text: '请写明变更的内容和原因' }] : []),
    ...(milestone === 'one' && blank(fields.nextPlan)
      ? [{ path: 'nextPlan', text: '请填写下阶段计划' }]
      : []),
    ...(milestone === 'two' ? stageTwoProblems(fields) : []),
    ...(fields.sealedSheet ? [] : [{ path: 'sealedSheet', text: '请上传单位盖章件' }]),
  ];
}
