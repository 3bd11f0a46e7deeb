import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields, StageResult } from '@contract/result';
import { type Milestone, RESULT_LIMITS } from '@contract/result-choices';
import { inChinese, type Word, wordTable } from '@contract/word';
import { completionRate } from './completion-rate';
import { RESULT_SHAPE } from './draft-shapes';
import { fieldWord } from './field-labels';
import { figureFaults } from './figures';
import { FINDING_WORDS } from './finding';
import { longWord } from './text-faults';
import { textLength } from './text-length';
import { unreadFaults } from './typed-record';

export interface ResultFault {
  /** `summary`, `indicators.{id}.actual`, `spending.equipment` … */
  path: string;
  /** The sentence as shown at its own field, where it is clear what it is about. */
  word: Word;
  /** The row or field that the sentence is about, where several can have the same sentence. */
  of?: Word;
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
  link: '链接应以 http:// 或 https:// 开头',
  sealedSheet: '请上传单位盖章件',
  scope: '请选择公开范围',
  oldSheet: '这份盖章件是退回前上传的，请按现在的内容重新盖章并上传',
});
export const RESULT_FIELD_WORDS = wordTable('resultField', {
  actual: '“{name}”的实际值',
  evidence: '“{name}”的证明材料',
  deviation: '“{name}”的偏差说明',
  deliverable: '交付物名称',
  link: '交付物链接',
  change: '变更内容和原因',
  nextPlan: '下阶段计划',
  benefit: '应用证明与效益',
  output: '成果名称',
  number: '成果编号',
  deliverableRow: '交付物 {n}',
  outputRow: '成果 {n}',
  equipment: '设备费',
  business: '业务费',
  labour: '劳务费',
  indirect: '间接费用',
});
/** The sentence for a list of faults, preceded by the row or field that it is about. */
export const resultFaultWord = ({ word, of }: ResultFault): Word =>
  of ? FINDING_WORDS.word('ofRow', { who: of, said: word }) : word;
type Key = keyof typeof RESULT_WORDS.texts;

const when = (wrong: boolean, path: string, key: Key, params?: Word['params']): ResultFault[] =>
  wrong ? [{ path, word: RESULT_WORDS.word(key, params) }] : [];

const WEB_ADDRESS = /^https?:\/\/\S/i;
const blank = (text: string): boolean => text.trim() === '';

/** Only a value below the target needs an explanation. */
const asksWhy = (rate: number | null): boolean => rate !== null && rate < 1;

/** Checks only the length; whether the text is required is checked by the caller. */
const longFaults = (
  path: string,
  text: string,
  max: number,
  ...named: Parameters<typeof RESULT_FIELD_WORDS.word>
): ResultFault[] =>
  textLength(text) > max
    ? [{ path, word: longWord(RESULT_FIELD_WORDS.word(...named), max, textLength(text)) }]
    : [];

/** With a single row, its number is left out. */
const ofRow =
  (key: 'deliverableRow' | 'outputRow', rows: readonly unknown[], index: number) =>
  (fault: ResultFault): ResultFault =>
    rows.length > 1 ? { ...fault, of: RESULT_FIELD_WORDS.word(key, { n: index + 1 }) } : fault;

const MEASURED = ['actual', 'evidence', 'deviation'] as const;

const indicatorFaults = (fields: ResultFields, targets: StageResult['targets']): ResultFault[] =>
  targets.flatMap(({ id, name, target }) => {
    const row = fields.indicators.find((one) => one.id === id);
    const path = `indicators.${id}`;
    if (!row || blank(row.actual)) return when(true, `${path}.actual`, 'actual', { name });
    const rate = completionRate(target, row.actual);
    const isShort = asksWhy(rate) && blank(row.deviation);
    return [
      ...when(blank(row.evidence), `${path}.evidence`, 'evidence', { name }),
      ...when(isShort, `${path}.deviation`, 'deviation', { name }),
      ...MEASURED.filter((part) => part !== 'deviation' || asksWhy(rate)).flatMap((part) =>
        longFaults(`${path}.${part}`, row[part], RESULT_LIMITS[part], part, { name }),
      ),
    ];
  });

const deliverableFaults = ({ deliverables }: ResultFields): ResultFault[] => [
  ...when(deliverables.length === 0, 'deliverables', 'noDeliverable'),
  ...deliverables.flatMap(({ id, name, link }, index) =>
    [
      ...when(blank(name), `deliverables.${id}.name`, 'unnamedDeliverable'),
      ...longFaults(`deliverables.${id}.name`, name, RESULT_LIMITS.name, 'deliverable'),
      ...when(!blank(link) && !WEB_ADDRESS.test(link.trim()), `deliverables.${id}.link`, 'link'),
      ...longFaults(`deliverables.${id}.link`, link, RESULT_LIMITS.link, 'link'),
    ].map(ofRow('deliverableRow', deliverables, index)),
  ),
];

const outputFaults = ({ outputs }: ResultFields): ResultFault[] =>
  outputs.flatMap(({ id, number, title }, index) =>
    [
      ...longFaults(`outputs.${id}.number`, number, RESULT_LIMITS.number, 'number'),
      ...longFaults(`outputs.${id}.title`, title, RESULT_LIMITS.name, 'output'),
    ].map(ofRow('outputRow', outputs, index)),
  );

const summaryFaults = ({ summary }: ResultFields): ResultFault[] => {
  const n = textLength(summary);
  const { min, max } = RESULT_LIMITS.summary;
  return [
    ...when(n < min, 'summary', 'summaryShort', { min, n }),
    ...when(n > max, 'summary', 'summaryLong', { max, n }),
  ];
};

/** Amounts are the only fields of this form that can hold text that is not a valid value. */
const spendingFaults = ({ spending }: ResultFields, unread: readonly ResultFault[]): ResultFault[] =>
  BUDGET_SUBJECTS.flatMap((subject) => {
    const { special, self } = spending[subject];
    const misread = unread
      .filter(({ path }) => path.startsWith(`spending.${subject}.`))
      // Subject and source have the labels of the budget, with which spending is compared.
      .map((fault) => ({ ...fault, of: fieldWord(fault.path.replace('spending.', 'budget.')) }));
    const isEmpty = special === null && self === null && misread.length === 0;
    return [
      ...misread,
      ...when(isEmpty, `spending.${subject}`, 'spending').map((fault) => ({
        ...fault,
        of: RESULT_FIELD_WORDS.word(subject),
      })),
    ];
  });

const stageTwoFaults = (fields: ResultFields): ResultFault[] => [
  ...outputFaults(fields),
  ...when(blank(fields.benefit), 'benefit', 'benefit'),
  ...longFaults('benefit', fields.benefit, RESULT_LIMITS.long, 'benefit'),
  ...when(!fields.report, 'report', 'report'),
];

const changeFaults = ({ change }: ResultFields): ResultFault[] => [
  ...when(blank(change), 'change', 'change'),
  ...longFaults('change', change, RESULT_LIMITS.long, 'change'),
];

const nextPlanFaults = ({ nextPlan }: ResultFields): ResultFault[] => [
  ...when(blank(nextPlan), 'nextPlan', 'nextPlan'),
  ...longFaults('nextPlan', nextPlan, RESULT_LIMITS.long, 'nextPlan'),
];

const sheetFaults = ({ sealedSheet }: ResultFields, oldSheet: string | null): ResultFault[] => [
  ...when(!sealedSheet, 'sealedSheet', 'sealedSheet'),
  ...when(sealedSheet !== null && sealedSheet === oldSheet, 'sealedSheet', 'oldSheet'),
];

/**
 * What still prevents 提交 of a stage result (req:forms-result), in the order of the form. A stamped sheet certifies only
 * the version it was submitted with, so a returned result needs a new one and `oldSheet` does not count.
 */
export function resultFaults(
  milestone: Milestone,
  fields: ResultFields,
  { targets, oldSheet, typed = {} }: Pick<StageResult, 'targets' | 'oldSheet' | 'typed'>,
): ResultFault[] {
  return [
    ...summaryFaults(fields),
    ...indicatorFaults(fields, targets),
    ...deliverableFaults(fields),
    ...spendingFaults(fields, unreadFaults(RESULT_SHAPE, typed)),
    ...when(fields.changed === null, 'changed', 'changed'),
    ...(fields.changed ? changeFaults(fields) : []),
    ...(milestone === 'one' ? nextPlanFaults(fields) : []),
    ...(milestone === 'two' ? stageTwoFaults(fields) : []),
    ...figureFaults(fields).map(({ field, word }) => ({ path: field, word })),
    ...sheetFaults(fields, oldSheet),
    ...when(fields.scope === null, 'scope', 'scope'),
  ];
}

/** The same in Chinese sentences, as the service answers. */
export const resultProblems = (...asked: Parameters<typeof resultFaults>): { path: string; text: string }[] =>
  resultFaults(...asked).map((fault) => ({ path: fault.path, text: inChinese(resultFaultWord(fault)) }));
