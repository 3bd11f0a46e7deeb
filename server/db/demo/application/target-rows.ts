import type { Sections } from '@contract/application';

type Indicators = Sections['target']['indicators'];
type Schedule = Sections['target']['schedule'];

/** Six goals that can be measured, each with where it stands today. */
export const indicatorRows = (): Indicators => [
  {
    id: 'goal-1',
    kind: 'technical',
    name: '漏点定位误差',
    present: '现有手段平均 12 米',
    stageOne: '不大于 3 米',
    stageTwo: '不大于 1.5 米（DN300 及以下管段）',
    method: '第三方检测机构现场开挖比对不少于 60 处',
  },
  {
    id: 'goal-2',
    kind: 'technical',
    name: '漏损识别准确率',
    present: '人工听漏约 70%',
    stageOne: '不低于 85%',
    stageTwo: '不低于 92%',
    method: '以三个月盲测数据统计，由用户单位出具证明',
  },
  {
    id: 'goal-3',
    kind: 'product',
    name: '声压一体监测终端',
    present: '第二代样机 6 台',
    stageOne: '定型并小批量 60 台',
    stageTwo: '稳定运行 180 台，在线率不低于 98%',
    method: '平台运行日志与现场抽查',
  },
  {
    id: 'goal-4',
    kind: 'ip',
    name: '发明专利申请',
    present: '已授权 3 项',
    stageOne: '新申请 2 项',
    stageTwo: '新申请 5 项，其中授权 1 项',
    method: '受理通知书与授权证书',
  },
  {
    id: 'goal-5',
    kind: 'standard',
    name: '技术规程',
    present: '无',
    stageOne: '完成征求意见稿',
    stageTwo: '团体标准发布 1 项',
    method: '标准发布公告',
  },
  {
    id: 'goal-6',
    kind: 'economic',
    name: '示范片区综合漏损率',
    present: '18.6%',
    stageOne: '下降 2 个百分点',
    stageTwo: '下降 4 个百分点以上',
    method: '按水量平衡表核算，由主管部门确认',
  },
];

/** `2026-09` plus months. */
const monthsAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const total = year * 12 + number - 1 + count;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
};

export interface Term {
  start: string;
  end: string;
}

/** A term of two years, begun as early as the period allows. */
export const termOf = ({ termFrom, termTo }: { termFrom: string; termTo: string }): Term => {
  const end = monthsAfter(termFrom, 23);
  return { start: termFrom, end: end < termTo ? end : termTo };
};

const TASKS = [
  { months: [0, 5], task: '需求调研与终端定型设计', deliverable: '设计文件与样机 2 台', person: '沈知遥' },
  {
    months: [6, 11],
    task: '融合诊断方法与历史数据回放',
    deliverable: '算法报告与软件 V1.0',
    person: '顾思远',
  },
  { months: [12, 17], task: '首个片区并行运行与校核', deliverable: '运行报告与比对数据', person: '罗亦辰' },
  {
    months: [18, 23],
    task: '扩展应用、第三方测评与规程编制',
    deliverable: '测评报告与团体标准',
    person: '周念慈',
  },
] as const;

/** Work packages that fill the term without a gap. */
export const scheduleRows = ({ start, end }: Term): Schedule =>
  TASKS.map(({ months: [from, to], ...row }, index) => ({
    id: `work-${index + 1}`,
    start: monthsAfter(start, from),
    end: index === TASKS.length - 1 ? end : monthsAfter(start, to),
    ...row,
  }));
