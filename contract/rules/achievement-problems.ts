import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS } from '@contract/achievement-choices';

export interface AchievementProblem {
  field: keyof AchievementDraft;
  text: string;
}

const length = (text: string | null): number => [...(text ?? '').trim()].length;

const within = (
  field: keyof AchievementDraft,
  label: string,
  text: string | null,
  { min, max }: { min: number; max: number },
): AchievementProblem[] => {
  const n = length(text);
  if (n === 0) return [{ field, text: `请填写${label}` }];
  if (n < min) return [{ field, text: `${label}至少 ${min} 字，现在 ${n} 字` }];
  return n > max ? [{ field, text: `${label}最多 ${max} 字，现在 ${n} 字` }] : [];
};

const chosen = (field: keyof AchievementDraft, label: string, value: unknown): AchievementProblem[] =>
  value === null || value === '' ? [{ field, text: `请选择${label}` }] : [];

/**
 * What still stands between a draft and 提交, by field (ux §3 成果). Drafts may be as unfinished as they like.
 * `today` is the Beijing date: nothing is finished in the future.
 */
export function achievementProblems(draft: AchievementDraft, today: string): AchievementProblem[] {
  const { title, summary, finishedOn, contributors, ips, transfer, unitName } = draft;
  return [
    ...within('title', '成果名称', title, ACHIEVEMENT_LIMITS.title),
    ...chosen('type', '成果类型', draft.type),
    ...chosen('field', '领域', draft.field),
    ...(length(unitName) === 0 ? [{ field: 'unitName' as const, text: '请填写完成单位' }] : []),
    ...chosen('finishedOn', '完成日期', finishedOn),
    ...(finishedOn !== null && finishedOn > today
      ? [{ field: 'finishedOn' as const, text: '完成日期不能晚于今天' }]
      : []),
    ...within('summary', '成果简介', summary, ACHIEVEMENT_LIMITS.summary),
    ...chosen('maturity', '技术成熟度', draft.maturity),
    ...chosen('transfer', '转化方式', transfer),
    ...(contributors.length === 0 ? [{ field: 'contributors' as const, text: '请至少填写一位完成人' }] : []),
    ...(contributors.some(({ name }) => length(name) === 0)
      ? [{ field: 'contributors' as const, text: '请填写每一位完成人的姓名' }]
      : []),
    ...(ips.some(({ number }) => length(number) === 0)
      ? [{ field: 'ips' as const, text: '请填写每一项知识产权的编号' }]
      : []),
    ...(/^1\d{10}$/.test(draft.contactPhone ?? '')
      ? []
      : [{ field: 'contactPhone' as const, text: '请填写 11 位手机号' }]),
    ...(length(draft.contactName) === 0 ? [{ field: 'contactName' as const, text: '请填写联系人' }] : []),
  ];
}
