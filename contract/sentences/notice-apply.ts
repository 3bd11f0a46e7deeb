/** What people are told of an application that moved; the bell says it in the reader's language. */
export const NOTICE_APPLY_SENTENCES = {
  'notice.apply.moved': '“{title}”{event}，当前状态：{status}',
  'notice.apply.acted': '“{title}”{event}',
  'notice.apply.now': '“{title}”当前状态：{status}',
  'notice.apply.returned': '{who}已退回“{title}”，请于 {at} 前修改并提交',
  'notice.apply.led': '“{title}”已由负责人{event}',
  'notice.apply.withdrawn': '“{title}”已由负责人撤回',
  'notice.apply.submitted': '“{title}”已提交，等待单位审核',
  'notice.apply.submitted_subject': '“{title}”已提交，等待单位审核，以负责人通过实名认证为条件',
  'notice.apply.endorsed': '“{title}”单位已盖章，您通过实名认证后自动上报',
  'notice.apply.endorsed_team': '“{title}”单位已盖章，负责人通过实名认证后自动上报',
  'notice.apply.went_on': '“{title}”的负责人已通过实名认证，申报已自动上报',
  'notice.apply.can_report': '“{title}”的负责人已通过实名认证，可以上报',
  'notice.apply.waits': '“{title}”{event}，等待处理',
  'notice.apply.turn_unit': '请于 {at} 前完成单位审核',
  'notice.apply.turn_check': '请于 {at} 前完成形式审查',
} as const;
