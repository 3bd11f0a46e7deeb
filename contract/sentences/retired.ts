/**
 * Sentences that are no longer used but still occur in stored notices; their translations are kept for the readers of
 * those.
 */
export const RETIRED_SENTENCES = {
  'notice.apply.mend': '请于 {at}前修改并提交',
  'notice.demand.closed_too': '《{title}》已关闭，对接随之结束',
  'notice.demand.solved_by': '《{title}》已由发布人标记为已解决',
} as const;
