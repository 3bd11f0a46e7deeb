import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields, StageResult } from '@contract/result';
import { type Milestone, RESULT_LIMITS } from '@contract/result-choices';
import { inChinese, type Word, wordTable } from '@contract/word';
import { completionRate } from './completion-rate';
import { figureFaults } from './cover-faults';
import { RESULT_SHAPE } from './draft-shapes';
import { unreadFaults } from './typed-record';

export interface ResultFault {
  /** `summary`, `indicators.{id}.actual`, `spending.equipment` … */
  path: string;
  word: Word;
}

export const RESULT_WORDS = wordTable('result', {
  actual: '请填写“{name}”的实际值',
  evidence: '请写明“{name}”的证明材料',
  deviation: '“{name}”未达到目标，请填写偏差说明',
  summaryShort: '完成摘要至少 {min} 字，现在 {n} 字',
  summaryLong: '完成摘要最多 {max} 字，现在 {n} 字',
  spending: '请填写经费执行，没有支出的填 0',
  report: '请上传总结报告',
  benefit: '请填写应用证明与效益',
  noDeliverable: '请至少填写一项交付物',
  unnamedDeliverable: '请填写交付物名称',
  changed: '请说明执行中有无变更',
  change: '请写明变更的内容和原因',
  nextPlan: '请填写下阶段计划',
  sealedSheet: '请上传单位盖章件',
  oldSheet: '这份盖章件是退回前上传的，请按现在的内容重新盖章并上传',
});
type Key = keyof typeof RESULT_WORDS.texts;

const when = (wrong: boolean, path: string, key: Key, params?: Word['params']): ResultFault[] =>
  wrong ? [{ path, word: RESULT_WORDS.word(key, params) }] : [];

const blank = (text: string): boolean => text.trim() === '';

const indicatorFaults = (fields: ResultFields, targets: StageResult['targets']): ResultFault[] =>
  targets.flatMap(({ id, name, target }) => {
    const row = fields.indicators.find((one) => one.id === id);
    const path = `indicators.${id}`;
    if (!row || blank(row.actual)) return when(true, `${path}.actual`, 'actual', { name });
    const rate = completionRate(target, row.actual);
    const isShort = rate !== null && rate < 1 && blank(row.deviation);
    return [
      ...when(blank(row.evidence), `${path}.evidence`, 'evidence', { name }),
      ...when(isShort, `${path}.deviation`, 'deviation', { name }),
    ];
  });

const summaryFaults = ({ summary }: ResultFields): ResultFault[] => {
  const n = [...summary.trim()].length;
  const { min, max } = RESULT_LIMITS.summary;
  return [
    ...when(n < min, 'summary', 'summaryShort', { min, n }),
    ...when(n > max, 'summary', 'summaryLong', { max, n }),
  ];
};

/** Amounts are the only texts of this form that may be no values yet. */
const spendingFaults = ({ spending }: ResultFields, unread: readonly ResultFault[]): ResultFault[] =>
  BUDGET_SUBJECTS.flatMap((subject) => {
    const { special, self } = spending[subject];
    const misread = unread.filter(({ path }) => path.startsWith(`spending.${subject}.`));
    const isEmpty = special === null && self === null && misread.length === 0;
    return [...misread, ...when(isEmpty, `spending.${subject}`, 'spending')];
  });

const stageTwoFaults = (fields: ResultFields): ResultFault[] => [
  ...when(!fields.report, 'report', 'report'),
  ...when(blank(fields.benefit), 'benefit', 'benefit'),
];

const sheetFaults = ({ sealedSheet }: ResultFields, oldSheet: string | null): ResultFault[] => [
  ...when(!sealedSheet, 'sealedSheet', 'sealedSheet'),
  ...when(sealedSheet !== null && sealedSheet === oldSheet, 'sealedSheet', 'oldSheet'),
];

/**
 * What still stands between a draft and 提交 of a stage's result (req:forms-result), in the order of the form. A sheet
 * proves the version it was handed in with: what came back needs a new one, `oldSheet` counts no longer.
 */
export function resultFaults(
  milestone: Milestone,
  fields: ResultFields,
  { targets, oldSheet, typed = {} }: Pick<StageResult, 'targets' | 'oldSheet' | 'typed'>,
): ResultFault[] {
  const unnamed = fields.deliverables.find(({ name }) => blank(name));
  return [
    ...summaryFaults(fields),
    ...indicatorFaults(fields, targets),
    ...when(fields.deliverables.length === 0, 'deliverables', 'noDeliverable'),
    ...(unnamed ? when(true, `deliverables.${unnamed.id}.name`, 'unnamedDeliverable') : []),
    ...spendingFaults(fields, unreadFaults(RESULT_SHAPE, typed)),
    ...when(fields.changed === null, 'changed', 'changed'),
    ...when(fields.changed === true && blank(fields.change), 'change', 'change'),
    ...when(milestone === 'one' && blank(fields.nextPlan), 'nextPlan', 'nextPlan'),
    ...(milestone === 'two' ? stageTwoFaults(fields) : []),
    ...figureFaults(fields).map(({ field, word }) => ({ path: field, word })),
    ...sheetFaults(fields, oldSheet),
  ];
}

/** The same in Chinese sentences, as the service answers. */
export const resultProblems = (...asked: Parameters<typeof resultFaults>): { path: string; text: string }[] =>
  resultFaults(...asked).map(({ path, word }) => ({ path, text: inChinese(word) }));
