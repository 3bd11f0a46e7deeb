/** What nobody says any more and still stands in notices that were kept: its translations stay, for their readers. */
export const RETIRED_SENTENCES = {
  'notice.apply.mend': '请于 {at}前修改并提交',
  'notice.demand.closed_too': '《{title}》已关闭，对接随之结束',
  'notice.demand.solved_by': '《{title}》已由发布人标记为已解决',
} as const;
