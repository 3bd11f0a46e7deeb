/** The admin area: a round becomes the next one, or its dates become others. */
export const adminPeriod = {
  'admin.period.copy.action': '复制',
  'admin.period.moved.confirm': '{name}由 {from} 改为 {to}（北京时间）',
  'admin.period.moved.help': '还没有提交的负责人与撰写人将收到通知。',
  'admin.period.movedPast.help': '改后的时间已过，保存后不能再提交；还没有提交的负责人与撰写人将收到通知。',
  'admin.period.move.action': '确认改期',
};
