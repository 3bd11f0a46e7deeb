import { REVIEW_DIMENSIONS } from '@contract/review-choices';
import type { ReviewScores } from '@contract/rules/review-score';
import type { PanelNotes } from './panel-notes';

/** Experts without a sign-in: they fill the panels beside the one expert who has a demo account. */
export const DEMO_EXPERTS = [
  { login: 'expert-01', name: '温庭蕙', title: '正高级', unit: '云泽大学' },
  { login: 'expert-02', name: '闻人晓', title: '正高级', unit: '南屿市第三医院' },
  { login: 'expert-03', name: '桑伯渊', title: '副高级', unit: '栖桐智能装备有限公司' },
  { login: 'expert-04', name: '路遥之', title: '副高级', unit: null },
] as const;

type Dimension = (typeof REVIEW_DIMENSIONS)[number]['key'];

/** What an expert adds who is convinced, who has a reservation, or who doubts. */
const VERDICTS: Record<'high' | 'middle' | 'low', Record<Dimension, string>> = {
  high: {
    innovation:
      '与现有做法相比改进明确，关键假设给出了可检验的依据，具备形成自主成果的条件，同意给予较高评价。',
    feasibility:
      '技术路线分步清楚，试验条件和样本量已经落实，主要风险有替代方案，进度安排留有余量，可以按期实施。',
    capability:
      '团队专业结构与任务匹配，投入人月合理，前期数据和设备条件扎实，负责人有组织同类现场试验的经验。',
    benefit: '考核指标可以测量，基线数据可核对，示范场景具有代表性，推广对象和成本测算比较可信，效益明显。',
  },
  middle: {
    innovation:
      '改进点成立，但与两种主流方案的定量对比不足，建议在任务书中补充对比试验，使创新程度更加清楚。',
    feasibility:
      '总体可行，第二阶段现场安装的工期偏紧，建议预留雨季影响并提前办理进场许可，备用方案写得再具体些。',
    capability: '团队基本满足要求，建议补充一名负责现场运行和数据质量的人员，并明确成员之间的接口与责任。',
    benefit: '指标可以测量，社会效益的描述略显笼统，建议给出可核对的基线数据和统计口径，便于验收时判定。',
  },
  low: {
    innovation: '方法多为已有技术的组合，新意有限，需要说明哪一项是本项目首次解决的，并给出相应的检验办法。',
    feasibility:
      '样本量和现场条件尚未完全落实，关键步骤缺少替代方案，按现有进度存在延期的可能，应当调整安排。',
    capability: '主要成员同时承担其他任务，投入人月偏少，现场力量薄弱，需要补充人员或压缩任务范围。',
    benefit: '推广对象不够明确，成本测算偏乐观，个别指标与现状差距不大，建议提高目标值并补充用户单位意向。',
  },
};
/** From which share of the points on an expert is convinced, or at least willing. */
const [CONVINCED, WILLING] = [0.86, 0.75];

const verdictOf = (share: number) => {
  if (share >= CONVINCED) return VERDICTS.high;
  return share >= WILLING ? VERDICTS.middle : VERDICTS.low;
};

/** Whole points, near the given share of each dimension, with reasons about this project. */
export const demoScores = (share: number, notes?: PanelNotes): ReviewScores =>
  Object.fromEntries(
    REVIEW_DIMENSIONS.map(({ key, max }, index) => [
      key,
      {
        score: Math.round(max * Math.min(1, share + (index % 2 === 0 ? 0.03 : -0.02))),
        reason: `${notes?.[key] ?? ''}${verdictOf(share)[key]}`,
      },
    ]),
  );

const ADVICE: readonly [least: number, comment: string][] = [
  [CONVINCED, '同意立项。'],
  [WILLING, '总体同意立项，请按各项意见补充说明。'],
  [0, '建议修改后再报，重点补充现场条件与考核办法。'],
];
export const adviceOf = (share: number): string => ADVICE.find(([least]) => share >= least)?.[1] ?? '';

/** Share of the points, by application and expert; null: assigned only. */
export const DEMO_PANELS: readonly (readonly (number | null)[])[] = [
  [0.91, 0.88, 0.9],
  [0.84, null, 0.79],
  [0.72, 0.9, 0.68],
  [null, null, 0.8],
  [null, null, null],
];
