/** 通知书: what a decision is told in. */
export const letter = {
  'letter.list.self.title': '通知书',
  'letter.list.self.help': '决定的正式文件，内容在作出决定时写定，可打印或存为 PDF，凭校验码查验',
  'letter.list.open.action': '查看{letter}',
  'letter.list.pdf.action': '下载 PDF',
  'letter.list.decided.label': '{at}作出',
  'letter.state.current.label': '有效',
  'letter.state.replaced.label': '已被替代',
  'letter.state.withdrawn.label': '已撤回',
  'letter.state.replaced.help': '已于 {at} 由《{letter}》替代，不再有效',
  'letter.state.withdrawn.help': '所载决定已于 {at} 撤回，正在重新办理，通知书不再有效',
  'letter.opened.by.help': '{who}于 {at} 首次打开',
  'letter.opened.none.empty': '申报团队与单位都还没有打开',
  'letter.page.print.action': '打印通知书',
  'letter.page.verify.action': '查验这份通知书',
  'letter.page.chinese.help': '通知书以中文出具',
} as const;
