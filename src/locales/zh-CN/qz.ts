/** 单位审核签章页. */
export const qz = {
  'qz.page.title': '单位审核签章页',
  'qz.page.lead.label':
    '盖章上报用的就是这一页：打印后由单位填写意见、签字并加盖公章，扫描后在“盖章上报”时上传。',
  'qz.page.draft.label':
    '这份申报书还没有提交，或已撤回、退回修改：现在打印的带有“草稿”字样，不能用于盖章上报。提交之后再打印本页。',
  'qz.page.print.action': '打印',
  'qz.page.pdf.action': '下载 PDF',
  'qz.page.upload.action': '上传盖章扫描件',
  'qz.sheet.draft.label': '草稿',
  'qz.sheet.code.label': '校验码',
  'qz.fact.title.label': '项目名称',
  'qz.fact.no.label': '申报编号',
  'qz.fact.unitName.label': '申报单位',
  'qz.fact.uscc.label': '统一社会信用代码',
  'qz.fact.leader.label': '项目负责人',
  'qz.fact.members.label': '项目成员',
  'qz.fact.budget.label': '预算合计',
  'qz.promise.self.title': '本单位与项目负责人承诺',
  'qz.opinion.self.title': '审核意见',
  'qz.sign.clerk.label': '经办人（签字）',
  'qz.sign.head.label': '负责人（签字）',
  'qz.sign.date.label': '日期　　　　年　　月　　日',
  'qz.seal.self.label': '单位公章',
  'qz.seal.word.label': '单位公章',
} as const;
