/** Dates of a period in the order in which they happen; `gap` says whether two may fall on the same moment. */
const ORDER = [
  ['applyStart', 'applyEnd'],
  ['applyEnd', 'unitAuditEnd'],
  ['unitAuditEnd', 'formalCheckEnd'],
  ['formalCheckEnd', 'reviewEnd'],
  ['reviewEnd', 'publicityStart'],
  ['publicityStart', 'approvalAt'],
  ['approvalAt', 'stageOneStart'],
  ['stageOneStart', 'stageOneEnd'],
  ['stageOneStart', 'stageTwoStart'],
  ['stageTwoStart', 'stageTwoEnd'],
  ['stageTwoEnd', 'closeAt'],
] as const;

type DateKey = (typeof ORDER)[number][number];
export const PERIOD_DATES = [
  'applyStart',
  'applyEnd',
  'unitAuditEnd',
  'formalCheckEnd',
  'reviewEnd',
  'publicityStart',
  'approvalAt',
  'stageOneStart',
  'stageOneEnd',
  'stageTwoStart',
  'stageTwoEnd',
  'closeAt',
] as const satisfies readonly DateKey[];
export type PeriodDateKey = DateKey;

export const PERIOD_DATE_LABELS: Record<DateKey, string> = {
  applyStart: '申报开始',
  applyEnd: '申报截止',
  unitAuditEnd: '单位审核截止',
  formalCheckEnd: '形式审查截止',
  reviewEnd: '专家评审截止',
  publicityStart: '公示开始',
  approvalAt: '立项时间',
  stageOneStart: '阶段一开始',
  stageOneEnd: '阶段一截止',
  stageTwoStart: '阶段二开始',
  stageTwoEnd: '阶段二截止',
  closeAt: '结题归档',
};

export interface PeriodDraft extends Record<DateKey, string> {
  publicityDays: number;
  termFrom: string;
  termTo: string;
  categories: readonly { key: string; name: string }[];
  attachments: readonly { kind: string }[];
}

export interface PeriodProblem {
  field: string;
  message: string;
}

const DAY_MS = 86_400_000;

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const dateProblems = (period: PeriodDraft): PeriodProblem[] =>
  ORDER.filter(([before, after]) => !(Date.parse(period[after]) > Date.parse(period[before]))).map(
    ([before, after]) => ({
      field: after,
      message: `${PERIOD_DATE_LABELS[after]}应晚于${PERIOD_DATE_LABELS[before]}`,
    }),
  );

/** What is wrong with a period, each at its field. The screen and the service ask the same question. */
export const periodProblems = (period: PeriodDraft): PeriodProblem[] => {
  const problems = dateProblems(period);
  const publicityEnd = Date.parse(period.publicityStart) + period.publicityDays * DAY_MS;
  if (publicityEnd > Date.parse(period.approvalAt))
    problems.push({ field: 'approvalAt', message: `立项时间应在公示 ${period.publicityDays} 天期满之后` });
  if (period.termTo <= period.termFrom)
    problems.push({ field: 'termTo', message: '执行期结束月份应晚于开始月份' });
  if (period.categories.length === 0)
    problems.push({ field: 'categories', message: '请至少设置一个申报类别' });
  const category = repeated(period.categories.map(({ key }) => key));
  if (category !== undefined) problems.push({ field: 'categories', message: `类别代码“${category}”重复` });
  const material = repeated(period.attachments.map(({ kind }) => kind));
  if (material !== undefined) problems.push({ field: 'attachments', message: `材料代码“${material}”重复` });
  return problems;
};
