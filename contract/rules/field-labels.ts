import { asWritten, type Word, wordTable } from '@contract/word';

/** Names of the form's fields, used in rules, forms, differences and print. `*` stands for a row id. */
export const FIELD_LABELS = {
  'base.periodId': '批次',
  'base.title': '项目名称',
  'base.category': '类别',
  'base.field': '领域',
  'base.keywords': '关键词',
  'base.termStart': '执行期开始月份',
  'base.termEnd': '执行期结束月份',
  'base.summary': '项目摘要',
  'base.notSecret': '不涉密确认',
  'unit.unitId': '所属单位',
  'unit.name': '单位全称',
  'unit.uscc': '统一社会信用代码',
  'unit.nature': '单位性质',
  'unit.address': '单位地址',
  'unit.legalPerson': '法定代表人',
  'unit.contactName': '联系人',
  'unit.contactPhone': '联系人手机',
  'unit.contactEmail': '联系人邮箱',
  'unit.specialFund': '申请专项经费',
  'unit.selfFund': '自筹经费',
  'unit.partners': '合作单位',
  'unit.partners.*.name': '合作单位全称',
  'unit.partners.*.uscc': '统一社会信用代码',
  'unit.partners.*.task': '分工',
  'unit.partners.*.fund': '经费',
  'unit.partners.*.agreement': '合作协议',
  'team.leaderTitle': '负责人职称',
  'team.leaderDegree': '负责人学历',
  'team.leaderPhone': '负责人手机',
  'team.leaderEmail': '负责人邮箱',
  'team.leaderMonths': '负责人投入人月',
  'team.members': '项目成员',
  'team.members.*.name': '姓名',
  'team.members.*.idNumber': '身份证号码',
  'team.members.*.title': '职称',
  'team.members.*.degree': '学历',
  'team.members.*.major': '专业',
  'team.members.*.unit': '工作单位',
  'team.members.*.task': '分工',
  'team.members.*.months': '投入人月',
  'team.members.*.phone': '手机',
  'plan.basis': '立项依据',
  'plan.content': '研究内容',
  'plan.innovations': '创新点',
  'plan.innovations.*.text': '创新点',
  'plan.route': '技术路线',
  'plan.routeFigure': '技术路线图',
  'plan.risk': '风险与对策',
  'target.indicators': '考核指标',
  'target.indicators.*.kind': '指标类型',
  'target.indicators.*.name': '指标名称',
  'target.indicators.*.present': '现状',
  'target.indicators.*.stageOne': '阶段一目标',
  'target.indicators.*.stageTwo': '阶段二目标',
  'target.indicators.*.method': '考核方式',
  'target.schedule': '进度安排',
  'target.schedule.*.start': '开始月份',
  'target.schedule.*.end': '结束月份',
  'target.schedule.*.task': '任务',
  'target.schedule.*.deliverable': '交付物',
  'target.schedule.*.person': '责任人',
  'budget.equipment.special': '设备费（专项经费）',
  'budget.equipment.self': '设备费（自筹经费）',
  'budget.equipment.basis': '设备费测算依据',
  'budget.business.special': '业务费（专项经费）',
  'budget.business.self': '业务费（自筹经费）',
  'budget.business.basis': '业务费测算依据',
  'budget.labour.special': '劳务费（专项经费）',
  'budget.labour.self': '劳务费（自筹经费）',
  'budget.labour.basis': '劳务费测算依据',
  'budget.indirect.special': '间接费用（专项经费）',
  'budget.indirect.self': '间接费用（自筹经费）',
  'budget.indirect.basis': '间接费用测算依据',
  'files.attachments': '附件材料',
  'files.attachments.*.kind': '材料名称',
  'files.attachments.*.file': '材料文件',
  'files.promiseTruth': '申报材料真实、准确、完整，如有不实愿承担责任',
  'files.promiseUnique': '同一研究内容未获得其他财政资金重复支持',
  'files.promiseIntegrity': '遵守科研诚信和科技伦理要求，无在惩戒期内的失信记录',
} as const;
export type FieldPattern = keyof typeof FIELD_LABELS;

/** Pattern of a concrete path: `team.members.*.name`. */
export const patternOf = (path: string): string => {
  const parts = path.split('.');
  return parts.length === 4 && parts[0] !== 'budget' ? `${parts[0]}.${parts[1]}.*.${parts[3]}` : path;
};

export const FIELD_WORDS = wordTable('field', FIELD_LABELS);

const isPattern = (path: string): path is FieldPattern => path in FIELD_LABELS;

/** Name of a concrete path. */
export const fieldWord = (path: string): Word => {
  const known = patternOf(path);
  return isPattern(known) ? FIELD_WORDS.word(known) : asWritten(path);
};
export const fieldLabel = (path: string): string => fieldWord(path).chinese;
