import { DEMAND_LIMITS } from '@contract/demand-choices';
import type { DemandDraft } from '@contract/demand-posting';
import { hasContact } from '@contract/rules/contact-in-text';

export interface DemandProblem {
  field: keyof DemandDraft;
  text: string;
}

const NO_CONTACTS = '请不要在公开的内容里写电话或邮箱，联系方式填在“单位与联系人”里';
const DAY_MS = 86_400_000;
const length = (text: string): number => [...text.trim()].length;

const within = (
  field: keyof DemandDraft,
  label: string,
  text: string,
  { min, max }: { min: number; max: number },
): DemandProblem[] => {
  const n = length(text);
  if (n === 0) return [{ field, text: `请填写${label}` }];
  if (n < min) return [{ field, text: `${label}至少 ${min} 字，现在 ${n} 字` }];
  return n > max ? [{ field, text: `${label}最多 ${max} 字，现在 ${n} 字` }] : [];
};

const chosen = (field: keyof DemandDraft, label: string, value: unknown): DemandProblem[] =>
  value === null ? [{ field, text: `请选择${label}` }] : [];

const budgetProblems = ({ budgetMin: min, budgetMax: max }: DemandDraft): DemandProblem[] => {
  if ((min === null) !== (max === null))
    return [{ field: 'budgetMax', text: '请把预算的两端都填上，或都留空表示面议' }];
  return min !== null && max !== null && min > max
    ? [{ field: 'budgetMax', text: '预算上限不能低于下限' }]
    : [];
};

const OPEN_TEXTS = ['title', 'summary', 'problem', 'conditions', 'cooperation'] as const;
/** What everybody reads must not give away what only members see. */
const contactProblems = (draft: DemandDraft): DemandProblem[] => [
  ...OPEN_TEXTS.filter((field) => hasContact(draft[field])).map((field) => ({ field, text: NO_CONTACTS })),
  ...(draft.indicators.some((row) => Object.values(row).some(hasContact))
    ? [{ field: 'indicators' as const, text: NO_CONTACTS }]
    : []),
];

const termProblems = ({ validUntil, expectedBy }: DemandDraft, today: string): DemandProblem[] => {
  const last = new Date(Date.parse(today) + DEMAND_LIMITS.validDays * DAY_MS).toISOString().slice(0, 10);
  return [
    ...chosen('expectedBy', '期望完成时间', expectedBy),
    ...(expectedBy !== null && expectedBy < today.slice(0, 7)
      ? [{ field: 'expectedBy' as const, text: '期望完成时间不能早于本月' }]
      : []),
    ...chosen('validUntil', '有效期', validUntil),
    ...(validUntil !== null && validUntil <= today
      ? [{ field: 'validUntil' as const, text: '有效期须晚于今天' }]
      : []),
    ...(validUntil !== null && validUntil > last
      ? [{ field: 'validUntil' as const, text: '有效期最长一年' }]
      : []),
  ];
};

/** What still stands between a draft and 提交审核, by field (ux §3 需求). `today` is the Beijing date. */
export function demandProblems(draft: DemandDraft, today: string): DemandProblem[] {
  const { title, problem, indicators } = draft;
  return [
    ...within('title', '需求名称', title, DEMAND_LIMITS.title),
    ...chosen('type', '需求类型', draft.type),
    ...chosen('field', '领域', draft.field),
    ...within('problem', '需求描述', problem, DEMAND_LIMITS.problem),
    ...(indicators.some(({ name, target }) => length(name) === 0 || length(target) === 0)
      ? [{ field: 'indicators' as const, text: '请填写每一项指标的名称和目标' }]
      : []),
    ...contactProblems(draft),
    ...budgetProblems(draft),
    ...termProblems(draft, today),
    ...within('cooperation', '合作方式', draft.cooperation, { min: 1, max: DEMAND_LIMITS.cooperation.max }),
    ...(length(draft.unitName) === 0 ? [{ field: 'unitName' as const, text: '请填写单位' }] : []),
    ...(length(draft.contactName) === 0 ? [{ field: 'contactName' as const, text: '请填写联系人' }] : []),
    ...(/^1\d{10}$/.test(draft.contactPhone)
      ? []
      : [{ field: 'contactPhone' as const, text: '请填写 11 位手机号' }]),
  ];
}
