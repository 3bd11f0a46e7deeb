import type { StoredDemandStatus } from '@contract/demand-choices';
import { type DemoDemand, indicator } from './demo-demands';

export interface OwnDemoDemand extends Omit<DemoDemand, 'status'> {
  status: StoredDemandStatus;
  reason?: string;
}

const UNIT = '青陶水务科技有限公司';

/** Demands that are not public (yet), so that an own list and the moderators' queue have something to show. */
export const ownDemands: readonly OwnDemoDemand[] = [
  {
    title: '加氯间余氯仪表漂移的在线自校',
    field: 'chemistry',
    type: 'development',
    status: 'pending',
    unit: UNIT,
    summary: '余氯仪表每两周漂移约 0.15 mg/L，希望不停水、不拆表完成校准。',
    problem:
      '三座水厂共 26 台在线余氯仪表，目前每两周漂移平均 0.15 mg/L，靠人工取样比对，一轮需要两天。\n\n希望在不停水、不拆表的条件下自动完成校准，漂移控制在 0.03 mg/L 以内。',
    conditions: '可提供 14 个月的仪表原始数据与人工比对记录；不能改变现有投加管路。',
    cooperation: '委托开发，专利双方共有',
    indicators: [
      indicator('两周漂移', '0.15 mg/L', '不高于 0.03 mg/L', '人工比对，26 台'),
      indicator('单台校准时间', '40 分钟', '5 分钟以内', '现场计时'),
    ],
    budget: [30, 45],
    publishedDaysAgo: 1,
    daysLeft: 120,
    monthsToFinish: 9,
  },
  {
    title: '老旧小区夜间最小流量的判读',
    field: 'manufacturing',
    type: 'service',
    status: 'returned',
    reason: '描述里没有现有水平，请补充目前怎么判读、误差多少，再提交',
    unit: UNIT,
    summary: '',
    problem:
      '老旧小区夜间用水零散，夜间最小流量难以区分是真实用水还是漏损，希望明显提高判读的准确程度，减少无效的夜间听漏。',
    conditions: '',
    cooperation: '技术服务',
    indicators: [],
    publishedDaysAgo: 6,
    daysLeft: 90,
    monthsToFinish: 6,
  },
  {
    title: '泵房噪声的低成本治理',
    field: 'manufacturing',
    type: 'consulting',
    status: 'closed',
    reason: '已自行更换减振支座，不再征集',
    unit: UNIT,
    summary: '地下泵房夜间噪声 48 dB，希望降到 40 dB 以下，不更换水泵。',
    problem:
      '地下二次供水泵房上方即为住户，夜间实测 48 dB。希望在不更换水泵的条件下降到 40 dB 以下，并给出可复制到其余 60 处泵房的做法。',
    conditions: '可提供一处泵房作为试点，夜间可停泵 2 小时。',
    cooperation: '技术咨询',
    indicators: [indicator('夜间噪声', '48 dB', '40 dB 以下', '住户侧实测')],
    budget: [5, 10],
    publishedDaysAgo: 50,
    daysLeft: 40,
    monthsToFinish: 3,
  },
];
