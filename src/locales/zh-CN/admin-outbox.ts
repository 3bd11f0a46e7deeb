/** 发件箱: what the demo would have sent. */
export const adminOutbox = {
  'admin.outbox.page.title': '发件箱',
  'admin.outbox.page.help': '演示环境不实际发送，短信和邮件在此查看',
  'admin.outbox.none.empty': '还没有发出的消息',
  'admin.outbox.nothing.empty': '没有符合条件的消息',
  'admin.outbox.at.column': '时间',
  'admin.outbox.channel.column': '方式',
  'admin.outbox.sms.label': '短信',
  'admin.outbox.email.label': '邮件',
  'admin.outbox.recipient.column': '收件人',
  'admin.outbox.subject.column': '主题',
  'admin.outbox.body.column': '内容',
  'admin.outbox.state.column': '状态',
  'admin.outbox.sent.label': '已发送',
  'admin.outbox.waiting.label': '待发送',
};
