/** Sentences that join the parts of a notice, and those that the demo data use. */
export const NOTICE_SENTENCES = {
  'notice.untitled': '未命名的申报',
  'notice.about': '“{title}”',
  'notice.list': '{first}、{rest}',
  'notice.lines': '{first}\n{rest}',
  'notice.parts': '{first}\n\n{rest}',
  'notice.sentences': '{first}。{rest}',
  'notice.reason': '原因：{reason}',
  'notice.note': '说明：{note}',
  'notice.demo.stamped': '申报已由单位盖章上报',
  'notice.demo.result': '阶段一成果退回补正',
  'notice.demo.returned': '形式审查退回修改，{n} 条意见待答复',
  'notice.demo.answers': '本批次申报问答已更新',
} as const;
