/** 打印申报书: the form on sheets of paper, in one language or in two. */
export const print = {
  'print.self.page.title': '打印申报书',
  'print.self.lead.help':
    '按 A4 纸排好，可以打印或存为 PDF。选一种对照语言，各项的名称、选项、日期与金额用两种语言写出；填写的文字照原样，不翻译。',
  'print.self.open.action': '打印申报书',
  'print.self.print.action': '打印或存为 PDF',
  'print.language.self.label': '对照语言',
  'print.language.none.label': '不对照',
  'print.language.self.failure': '没有取到所选的语言，现在只有一种语言',
  'print.sheet.self.title': '创新专项申报书',
  'print.sheet.stamp.help': '供阅读与存档。签字盖章请用《单位审核签章页》。',
  'print.sheet.at.label': '打印时间',
} as const;
