import { DAY_MS } from '@contract/time-units';
import { type Word, wordTable } from '@contract/word';

/** Pairs of dates in their required order; `gap` says whether the two may be equal. */
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

export const PERIOD_DATE_WORDS = wordTable<DateKey>('periodDate', {
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
});

export const PERIOD_WORDS = wordTable('period', {
  order: '{after}应晚于{before}',
  approval: '立项时间应在公示 {days} 天期满之后',
  term: '执行期结束月份应晚于开始月份',
  noCategory: '请至少设置一个申报类别',
  categoryRepeated: '类别代码“{key}”重复',
  materialRepeated: '材料代码“{key}”重复',
});

export interface PeriodDraft extends Record<DateKey, string> {
  publicityDays: number;
  termFrom: string;
  termTo: string;
  categories: readonly { key: string; name: string }[];
  attachments: readonly { kind: string }[];
}

export interface PeriodFault {
  field: string;
  word: Word;
}

const repeated = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const dateFaults = (period: PeriodDraft): PeriodFault[] =>
  ORDER.filter(([before, after]) => !(Date.parse(period[after]) > Date.parse(period[before]))).map(
    ([before, after]) => ({
      field: after,
      word: PERIOD_WORDS.word('order', {
        after: PERIOD_DATE_WORDS.word(after),
        before: PERIOD_DATE_WORDS.word(before),
      }),
    }),
  );

/** Faults of a period, each at its field, for the page and the service alike. */
export const periodFaults = (period: PeriodDraft): PeriodFault[] => {
  const faults = dateFaults(period);
  const add = (field: string, ...asked: Parameters<typeof PERIOD_WORDS.word>): void => {
    faults.push({ field, word: PERIOD_WORDS.word(...asked) });
  };
  const { publicityDays: days } = period;
  const publicityEnd = Date.parse(period.publicityStart) + days * DAY_MS;
  if (publicityEnd > Date.parse(period.approvalAt)) add('approvalAt', 'approval', { days });
  if (period.termTo <= period.termFrom) add('termTo', 'term');
  if (period.categories.length === 0) add('categories', 'noCategory');
  const category = repeated(period.categories.map(({ key }) => key));
  if (category !== undefined) add('categories', 'categoryRepeated', { key: category });
  const material = repeated(period.attachments.map(({ kind }) => kind));
  if (material !== undefined) add('attachments', 'materialRepeated', { key: material });
  return faults;
};
