import { REVIEW_DIMENSIONS, type ReviewScores } from '@contract/rules/review-score';

/** Experts nobody signs in as: they fill the panels beside the one who can. */
export const DEMO_EXPERTS = [
  { login: 'expert-01', name: '温庭蕙', title: '正高级', unit: '云泽大学' },
  { login: 'expert-02', name: '闻人晓', title: '正高级', unit: '南屿市第三医院' },
  { login: 'expert-03', name: '桑伯渊', title: '副高级', unit: '栖桐智能装备有限公司' },
  { login: 'expert-04', name: '路遥之', title: '副高级', unit: null },
] as const;

const REASONS: Record<(typeof REVIEW_DIMENSIONS)[number]['key'], string> = {
  innovation:
    '问题提得准确，方法与现有做法相比有明确的改进点，关键假设给出了可检验的依据；若能补充与两种主流方案的定量对比，创新程度会更加清楚。',
  feasibility:
    '技术路线分步清楚，试验条件和样本量基本落实，主要风险有替代方案；第二阶段现场安装的工期偏紧，建议预留雨季影响并提前办理许可。',
  capability:
    '团队专业结构与任务匹配，投入人月合理，具备前期试验数据和必要的设备条件；建议补充一名负责现场运行和数据质量的人员。',
  benefit:
    '考核指标可以测量，示范场景具有代表性，推广对象和成本测算比较可信；社会效益的描述略显笼统，建议给出可核对的基线数据。',
};

/** Whole points, near the given share of each dimension. */
export const demoScores = (share: number): ReviewScores =>
  Object.fromEntries(
    REVIEW_DIMENSIONS.map(({ key, max }, index) => [
      key,
      {
        score: Math.round(max * Math.min(1, share + (index % 2 === 0 ? 0.03 : -0.02))),
        reason: REASONS[key],
      },
    ]),
  );

/** Share of the points, by application and expert; null: assigned only. */
export const DEMO_PANELS: readonly (readonly (number | null)[])[] = [
  [0.91, 0.88, 0.9],
  [0.84, null, 0.79],
  [0.72, 0.9, 0.68],
  [null, null, 0.8],
  [null, null, null],
];
