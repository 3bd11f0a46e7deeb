import type { ResultFields } from '@contract/result';
import type { Milestone } from '@contract/result-choices';

type Reached = ResultFields['indicators'];

const reached = (
  rows: readonly (readonly [actual: string, evidence: string, deviation?: string])[],
): Reached =>
  rows.map(([actual, evidence, deviation = ''], index) => ({
    id: `goal-${index + 1}`,
    actual,
    evidence,
    deviation,
  }));

const ONE: Partial<ResultFields> = {
  summary:
    '本阶段完成监测终端定型与小批量试制，三个片区的数据全部接入平台，夜间异常可在两小时内显示。漏点定位误差由 12 米降到 2.6 米，识别准确率达到 87%，均达到阶段一目标。小批量终端 64 台已连续运行五个月，在线率 98.6%；受阀门井积水影响，有 5 台更换了防护等级更高的外壳，已据此修改装配要求。发明专利新申请 2 项，技术规程完成征求意见稿并向六家用户单位征求意见。' +
    '经费执行与预算基本一致，设备费因集中采购节约约百分之六，结余留待阶段二使用。下一阶段将扩大到 180 台并开展十二个月的连续运行。',
  indicators: reached([
    ['2.6 米', '第三方开挖比对 62 处，报告 YQ-2031'],
    ['87%', '三个月盲测统计，用户单位证明'],
    ['定型并小批量 64 台', '平台运行日志、装配验收单'],
    ['新申请 2 项', '受理通知书两份'],
    ['完成征求意见稿', '征求意见稿及六家单位的回函'],
    ['下降 2.2 个百分点', '水司逐月产销差统计'],
  ]),
  deliverables: [
    { kind: 'prototype', name: '声压一体监测终端（第三代）', link: '' },
    { kind: 'report', name: '阶段一技术报告', link: '' },
    { kind: 'dataset', name: '三个片区五个月的脱敏监测数据', link: 'https://data.example.cn/leak-stage-one' },
  ],
  changed: false,
  nextPlan: '扩大部署到 180 台，完成十二个月连续运行；技术规程报批；与两家水司签订应用协议。',
};

const TWO: Partial<ResultFields> = {
  ...ONE,
  summary:
    '项目全部考核指标通过第三方测评。180 台终端在三个片区连续运行十二个月，在线率 98.9%，漏点定位误差 1.3 米，识别准确率 93.1%。示范片区综合漏损率由 18.6% 降到 13.9%，年节水约 210 万立方米。团体标准发布 1 项，发明专利新申请 5 项、其中授权 1 项，软件著作权 2 项，论文 3 篇。三家用户单位出具应用证明，建设清单与运维手册已移交。' +
    '经费全部按预算执行完毕，决算经财务核对无误。项目形成的终端与平台已在另外两个县开展推广，后续由用户单位按运维手册自行维护，项目组每季度回访一次并公开运行数据。',
  indicators: reached([
    ['1.3 米', '第三方开挖比对 66 处，报告 YQ-2188'],
    ['93.1%', '十二个月运行统计，用户单位证明'],
    ['稳定运行 180 台，在线率 98.9%', '平台运行日志与现场抽查记录'],
    ['新申请 5 项，其中授权 1 项', '受理通知书、授权证书'],
    ['团体标准发布 1 项', '标准文本 T/KCZX 103—2026'],
    ['下降 4.7 个百分点', '水司逐月产销差统计'],
  ]),
  deliverables: [
    { kind: 'prototype', name: '声压一体监测终端（量产版）', link: '' },
    { kind: 'software', name: '漏损诊断与调度平台', link: '' },
    { kind: 'standard', name: '县域管网声学监测技术规程', link: '' },
  ],
  outputs: [
    { kind: 'ip', number: 'ZL2025 1 0712345.6', title: '阀门井内声学监测终端及其自检方法' },
    { kind: 'standard', number: 'T/KCZX 103—2026', title: '县域管网声学监测技术规程' },
    { kind: 'paper', number: '10.99999/kczx.2026.71', title: '耦合推断在县域管网漏损诊断中的应用' },
    { kind: 'repository', number: 'v2.1.0', title: '终端固件与数据格式说明' },
  ],
  benefit:
    '三个片区综合漏损率下降 4.7 个百分点，年节水约 210 万立方米，折合制水成本约 290 万元。三家水司出具应用证明。',
};

const SPENDING: ResultFields['spending'] = {
  equipment: { special: 39_500_000, self: 28_000_000 },
  business: { special: 38_200_000, self: 17_400_000 },
  labour: { special: 23_600_000, self: 12_000_000 },
  indirect: { special: 13_700_000, self: 0 },
};

/** What the demo's leader reported of a stage. */
export const resultFields = (milestone: Milestone): Partial<ResultFields> => ({
  ...(milestone === 'one' ? ONE : TWO),
  spending: SPENDING,
  scope: 'public',
});
