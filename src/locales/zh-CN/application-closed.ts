/** Texts of a form that is not written in any more, or not for the moment. */
export const applicationClosed = {
  'application.tasks.closedVisible.help': '{name}（负责人）',
  'application.tasks.closedProgress.help': '已完成 {n}/7 项',
  'application.tasks.closed.help': '期限已过，不能再修改与提交',
  'application.closed.banner.label': '批次已于 {time}截止，草稿已保留',
  'application.closed.banner.help': '内容只读，可以复制。',
  'application.closed.due.label': '修改期限已于 {time}截止，内容已保留',
  'application.blocked.banner.label': '服务器没有接受最近的修改，已存在本机',
  'application.blocked.outside.label': '您已不再参与填写这份申报书',
  'application.blocked.outside.help': '没有保存的修改只存在这台设备上，可以复制。',
  'application.blocked.device.label': '浏览器没有允许在本机保存，请保持网络畅通',
} as const;
