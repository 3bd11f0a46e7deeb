import type { Section } from '@contract/enums';
import { MONEY_MAX_WAN } from '@contract/limits';
import { inChinese, type Word, type WordParams, wordTable } from '@contract/word';
import { beijingWord } from './beijing-time';
import { fieldWord } from './field-labels';
import { isTooLarge } from './read-typed';

/**
 * Every sentence the formality check can say (req:forms-error-texts). One place: the app shows them,
 * the service sends them, other languages translate them under `contract.finding.{code}`.
 */
export const FINDING_TEXTS = {
  required: '请填写{label}',
  choose: '请选择{label}',
  titleLength: '项目名称应为 {min}—{max} 个字，当前 {n} 个字',
  summaryShort: '项目摘要还差 {n} 个字',
  tooLong: '{label}最多 {max} 个字，已超出 {n} 个字',
  keywordCount: '请填写 {min}—{max} 个关键词',
  keywordLong: '关键词“{value}”超过 {max} 个字',
  termOrder: '结束月份应晚于开始月份',
  termRange: '执行期应在 {from} 至 {to} 之间',
  notSecret: '请确认项目内容不涉密',
  periodClosed: '批次已于 {at}截止，草稿已保留',
  periodForecast: '批次将于 {at}开放申报',
  categoryForeign: '所选批次没有此类别，请重新选择',
  usccFormat: '统一社会信用代码应为 18 位，不含字母 I、O、S、V、Z',
  usccCheck: '第 18 位校验未通过，请核对证照',
  unitForeign: '申报单位与登记的所属单位“{name}”不一致',
  unitMissing: '尚未加入单位，请先在认证中心加入所在单位',
  partnerDuplicate: '合作单位与申报单位重复',
  partnerRepeated: '合作单位“{name}”重复填写',
  partnerCount: '合作单位最多 {max} 个',
  partnerFund: '合作单位经费合计超过经费来源合计 {x} 万元',
  agreement: '请上传与“{name}”的合作协议',
  idLength: '身份证号码应为 18 位',
  idDate: '身份证号码中的出生日期不存在',
  idCheck: '身份证号码校验未通过，请核对后重填',
  ofRow: '{who}：{said}',
  memberNumber: '第 {n} 位成员',
  partnerNumber: '第 {n} 家合作单位',
  innovationNumber: '第 {n} 个创新点',
  indicatorNumber: '第 {n} 项考核指标',
  scheduleNumber: '第 {n} 项进度安排',
  memberRepeated: '成员“{name}”重复填写',
  codeRepeated: '{label}与“{name}”的相同',
  memberLeads: '身份证号码与负责人的相同，项目成员不含负责人',
  phone: '手机号应为 11 位，以 1 开头',
  email: '邮箱应类似 name@example.cn',
  months: '{name}的投入应为 {min}—{max} 人月',
  innovationCount: '请填写 {min}—{max} 个创新点',
  indicatorCount: '请至少填写 {n} 项考核指标',
  stageTwoGoal: '请填写阶段二目标',
  scheduleCount: '请至少填写 {n} 项进度安排',
  scheduleOrder: '结束月份应不早于开始月份',
  scheduleRange: '进度安排应在执行期 {from} 至 {to} 之内',
  month: '月份应写成 2026-09 这样的年和月',
  amount: '金额应为不小于 0、最多两位小数的数字',
  amountMax: '金额不能超过 {max} 万元',
  budgetSources: '预算合计与经费来源相差 {x} 万元',
  specialSources: '专项经费合计与经费来源相差 {x} 万元',
  budgetEmpty: '请填写经费预算',
  indirectRatio: '间接费用占比 {ratio}%，超过本批次参考上限 {max}%，请在测算依据中说明',
  material: '请上传{label}',
  fileUnfinished: '“{name}”尚未上传完成，请等待上传结束',
  fileLost: '文件没有上传成功，请重新上传{label}',
  promise: '请阅读并勾选“{label}”',
  realName: '负责人尚未通过实名认证，可以先提交，认证通过后才能上报',
  unitUnverified: '所在单位尚未通过认证，可先提交，认证完成后进入单位审核',
  unitUnattended:
    '所在单位目前没有管理员，可以先提交，有了管理员才能审核。请联系管理方，从本单位已实名认证的成员中指定一位，或由其在认证中心登记为管理员',
  running: '负责人同时在研的项目不超过 {max} 项，现有 {n} 项',
  leaderAge: '申报截止日负责人应不超过 {max} 周岁，现为 {n} 周岁',
  leaderAgeOpen: '申报截止日负责人应不超过 {max} 周岁；没有实名认证的身份证时，由管理方核对',
  titleSenior: '负责人应具有正高级职称',
  titleAssociate: '负责人应具有副高级以上职称',
  titleIntermediate: '负责人应具有中级以上职称',
  onePerPeriod: '每位负责人在一个批次内最多申报 {max} 项，已有“{title}”',
} as const;
export type FindingCode = keyof typeof FINDING_TEXTS;

export interface Finding {
  code: FindingCode;
  /** Field path (`team.members.{rowId}.phone`), or the section's own path for sums and counts. */
  path: string;
  section: Section;
  level: 'blocker' | 'warning';
  /** `who`: of which among several it speaks, by name or by place. */
  params?: Record<string, string | number>;
}

export const FINDING_WORDS = wordTable('finding', FINDING_TEXTS);

/** A row without a name yet, by the list it stands in. */
const PLACES: Readonly<Record<string, FindingCode>> = {
  'team.members': 'memberNumber',
  'unit.partners': 'partnerNumber',
  'plan.innovations': 'innovationNumber',
  'target.indicators': 'indicatorNumber',
  'target.schedule': 'scheduleNumber',
};

const placeWord = (path: string, n: number): Word =>
  FINDING_WORDS.word(PLACES[path.split('.', 2).join('.')] ?? 'memberNumber', { n });

/** Names of fields come filled in with Chinese, times in ISO 8601: here they are words. */
const paramWord = (path: string, name: string, value: string | number): string | number | Word => {
  if (name === 'name' && typeof value === 'number') return placeWord(path, value);
  if (typeof value === 'number') return value;
  if (name === 'at') return beijingWord(value);
  const field = fieldWord(path);
  return name === 'label' && field.chinese === value ? field : value;
};

/** What is asked of one of several says of which; one without a name yet goes by the place in the list. */
const ofRow = (path: string, who: string | number | undefined, said: Word): Word => {
  if (who === undefined) return said;
  return FINDING_WORDS.word('ofRow', { who: typeof who === 'number' ? placeWord(path, who) : who, said });
};

/** What is wrong with a text that is no amount. */
export const amountFault = (typed: string): Pick<Finding, 'code' | 'params'> =>
  isTooLarge(typed) ? { code: 'amountMax', params: { max: MONEY_MAX_WAN } } : { code: 'amount' };

/** A finding as it stands at its own field, where one sees whose it is. */
export const fieldFindingWord = ({
  code,
  path,
  params = {},
}: Pick<Finding, 'code' | 'path' | 'params'>): Word => {
  const words: WordParams = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, paramWord(path, name, value)]),
  );
  return FINDING_WORDS.word(code, words);
};

/** Sentences that several fields of the form have in common. */
const COMMON: ReadonlySet<FindingCode> = new Set([
  'termRange',
  'amount',
  'amountMax',
  'month',
  'phone',
  'email',
]);
/** In a row only the two months of the schedule have any. */
const COMMON_IN_ROW: ReadonlySet<FindingCode> = new Set(['scheduleRange', 'month']);

/** Among others, such a sentence says of which field. */
const ofField = ({ code, path, params }: Pick<Finding, 'code' | 'path' | 'params'>, said: Word): Word =>
  (params?.['who'] === undefined ? COMMON : COMMON_IN_ROW).has(code)
    ? FINDING_WORDS.word('ofRow', { who: fieldWord(path), said })
    : said;

/** A finding as a sentence that every language can say. */
export const findingWord = (finding: Pick<Finding, 'code' | 'path' | 'params'>): Word =>
  ofRow(finding.path, finding.params?.['who'], ofField(finding, fieldFindingWord(finding)));

/** The Chinese sentence of a finding. */
export const findingText = (finding: Parameters<typeof findingWord>[0]): string =>
  inChinese(findingWord(finding));
