import { DEMAND_LIMITS } from '@contract/demand-choices';
import type { DemandDraft } from '@contract/demand-posting';
import { hasContact } from '@contract/rules/contact-in-text';
import { DAY_MS } from '@contract/time-units';
import { inChinese, type Word, wordTable } from '@contract/word';
import { ACCOUNT_WORDS } from './account-rules';
import { coverFaults } from './cover';
import { DEMAND_SHAPE } from './draft-shapes';
import { figureFaults } from './figures';
import { choiceFault, emailFault, lengthFault, phoneFault, requiredFault } from './text-faults';
import { textLength } from './text-length';
import { slipsAmong, type TypedTexts, withUnread } from './typed-record';

type Field = keyof DemandDraft;
export interface DemandFault {
  field: Field;
  word: Word;
}

const LABELS = {
  title: '需求名称',
  type: '需求类型',
  field: '领域',
  problem: '需求描述',
  expectedBy: '期望完成时间',
  validUntil: '有效期',
  cooperation: '合作方式',
  unitName: '单位',
  contactName: '联系人',
} as const;
export const DEMAND_FIELD_WORDS = wordTable('demandField', LABELS);

export const DEMAND_WORDS = wordTable('demand', {
  contacts: '请不要在公开的内容里写电话或邮箱，联系方式填在“单位与联系人”里',
  unnamedIndicator: '请填写每一项指标的名称和目标',
  halfBudget: '请把预算的两端都填上，或都留空表示面议',
  budgetOrder: '预算上限不能低于下限',
  expectedPast: '期望完成时间不能早于本月',
  validPast: '有效期须晚于今天',
  validLong: '有效期最长一年',
});

const label = (field: keyof typeof LABELS): Word => DEMAND_FIELD_WORDS.word(field);
const at = (field: Field, words: Word[]): DemandFault[] => words.map((word) => ({ field, word }));
const when = (field: Field, wrong: boolean, key: keyof typeof DEMAND_WORDS.texts): DemandFault[] =>
  wrong ? [{ field, word: DEMAND_WORDS.word(key) }] : [];

const budgetFaults = ({ budgetMin: min, budgetMax: max }: DemandDraft): DemandFault[] => {
  if ((min === null) !== (max === null)) return when('budgetMax', true, 'halfBudget');
  return when('budgetMax', min !== null && max !== null && min > max, 'budgetOrder');
};

const OPEN_TEXTS = [
  ...(['title', 'summary', 'problem', 'conditions', 'cooperation'] as const),
  ...(['coverAlt', 'coverCaption'] as const),
] as const;
/** Public texts must not contain contact details that only members may see. */
const contactFaults = (draft: DemandDraft): DemandFault[] => [
  ...OPEN_TEXTS.flatMap((field) => when(field, hasContact(draft[field]), 'contacts')),
  ...when(
    'figures',
    draft.figures.some(({ alt, caption }) => hasContact(alt) || hasContact(caption)),
    'contacts',
  ),
  ...when(
    'indicators',
    draft.indicators.some(({ id: _, ...texts }) => Object.values(texts).some(hasContact)),
    'contacts',
  ),
];

const termFaults = ({ validUntil, expectedBy }: DemandDraft, today: string): DemandFault[] => {
  const last = new Date(Date.parse(today) + DEMAND_LIMITS.validDays * DAY_MS).toISOString().slice(0, 10);
  return [
    ...at('expectedBy', choiceFault(label('expectedBy'), expectedBy)),
    ...when('expectedBy', expectedBy !== null && expectedBy < today.slice(0, 7), 'expectedPast'),
    ...at('validUntil', choiceFault(label('validUntil'), validUntil)),
    ...when('validUntil', validUntil !== null && validUntil <= today, 'validPast'),
    ...when('validUntil', validUntil !== null && validUntil > last, 'validLong'),
  ];
};

/** What still prevents 提交审核, by field (req:forms-demand). `today` is the Beijing date. */
export function demandFaults(draft: DemandDraft, today: string, typed: TypedTexts = {}): DemandFault[] {
  const { title, problem, indicators, cooperation } = draft;
  const cooperationLimits = { min: 1, max: DEMAND_LIMITS.cooperation.max };
  return withUnread(DEMAND_SHAPE, typed, [
    ...at('title', lengthFault(label('title'), title, DEMAND_LIMITS.title)),
    ...at('type', choiceFault(label('type'), draft.type)),
    ...at('field', choiceFault(label('field'), draft.field)),
    ...at('problem', lengthFault(label('problem'), problem, DEMAND_LIMITS.problem)),
    ...when(
      'indicators',
      indicators.some(({ name, target }) => textLength(name) === 0 || textLength(target) === 0),
      'unnamedIndicator',
    ),
    ...coverFaults(draft),
    ...figureFaults(draft),
    ...contactFaults(draft),
    ...budgetFaults(draft),
    ...termFaults(draft, today),
    ...at('cooperation', lengthFault(label('cooperation'), cooperation, cooperationLimits)),
    ...at('unitName', requiredFault(label('unitName'), draft.unitName)),
    ...at('contactName', requiredFault(label('contactName'), draft.contactName)),
    ...at('contactPhone', phoneFault(draft.contactPhone)),
    ...at('contactEmail', emailFault(draft.contactEmail)),
  ]);
}

const RANGES = [
  ...(['budgetOrder', 'expectedPast', 'validPast', 'validLong'] as const).map((key) =>
    DEMAND_WORDS.word(key),
  ),
  ACCOUNT_WORDS.word('email'),
];
/** Only faults of what was entered, not of what is missing; shown as soon as the person leaves the field. */
export const demandSlips = (...asked: Parameters<typeof demandFaults>): DemandFault[] =>
  slipsAmong(DEMAND_SHAPE, asked[2] ?? {}, demandFaults(...asked), RANGES);

/** The same in Chinese sentences, as the service answers. */
export const demandProblems = (...asked: Parameters<typeof demandFaults>): { field: Field; text: string }[] =>
  demandFaults(...asked).map(({ field, word }) => ({ field, text: inChinese(word) }));
