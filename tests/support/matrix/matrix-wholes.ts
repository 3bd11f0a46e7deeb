import type { AchievementDraft } from '@contract/achievement';
import type { ContentDraft } from '@contract/content-draft';
import type { DemandDraft } from '@contract/demand-posting';
import type { SpaceTyped } from '@contract/learning-draft';
import type { ResultFields } from '@contract/result';
import { REVIEW_DIMENSIONS } from '@contract/review-choices';
import type { ScoreDraft } from '@contract/review-scores';
import {
  ACHIEVEMENT_SHAPE,
  CONTENT_SHAPE,
  DEMAND_SHAPE,
  RESULT_SHAPE,
  SPACE_SHAPE,
} from '@contract/rules/draft-shapes';
import { flattenRecord, type RecordShape } from '@contract/rules/record-fields';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import type { MatrixField, MatrixKind } from './matrix-edits';

/** A self-saving form of a single record, as used by both halves of the matrix. */
export interface RecordPlan<T extends object = object> {
  shape: RecordShape<T>;
  /** A record with a value in every field. */
  whole: T;
  /** Fields of the record that are not in this form, by pattern. */
  without?: RegExp;
  /** Fields that the draft stores as texts although the form has another kind of control for them. */
  asked?: Readonly<Record<string, MatrixKind>>;
}

export const FILE = '11111111-1111-4111-8111-111111111111';
export const FIGURE = '22222222-2222-4222-8222-222222222222';
export const PICTURE = '33333333-3333-4333-8333-333333333333';
const figures = [
  { id: 'row1', file: PICTURE, alt: '流程', caption: '两级' },
  { id: 'row2', file: PICTURE, alt: '曲线', caption: '三次' },
];
const contact = { contactName: '沈知遥', contactPhone: '19900000001', contactEmail: 'shen@example.cn' };

const demand: RecordPlan<DemandDraft> = {
  shape: DEMAND_SHAPE,
  whole: {
    title: '末端溶解氧的稳定控制',
    field: 'chemistry',
    type: 'joint',
    summary: '摘要',
    problem: '问题',
    conditions: '条件',
    cooperation: '联合攻关',
    budgetMin: 30_000_000,
    budgetMax: 50_000_000,
    indicators: [
      { id: 'row1', name: '波动', current: '1.8', target: '0.3', method: '仪表' },
      { id: 'row2', name: '能耗', current: '1', target: '0.8', method: '电表' },
    ],
    expectedBy: '2027-06',
    unitName: '青陶水务',
    ...contact,
    validUntil: '2027-01-31',
    cover: PICTURE,
    coverAlt: '曝气池',
    coverCaption: '改造前',
    figures,
    files: [FILE, FIGURE],
    scope: 'public',
  },
};

const achievement: RecordPlan<AchievementDraft> = {
  shape: ACHIEVEMENT_SHAPE,
  whole: {
    title: '漏损诊断终端',
    type: 'product',
    field: 'chemistry',
    summary: '简介',
    unitName: '青陶水务',
    finishedOn: '2026-09-14',
    maturity: 5,
    scenes: '场景',
    transfer: 'licence',
    contributors: [
      { id: 'row1', name: '沈知遥', role: 'engineering', login: 'shenzhiyao' },
      { id: 'row2', name: '顾明谦', role: 'engineering', login: null },
    ],
    ips: [
      { id: 'row1', kind: 'invention', number: 'ZL1', title: '甲' },
      { id: 'row2', kind: 'invention', number: 'ZL2', title: '乙' },
    ],
    files: [FILE, FIGURE],
    cover: PICTURE,
    coverAlt: '控制柜',
    coverCaption: '试验场',
    figures,
    scope: 'public',
    ...contact,
  } as AchievementDraft,
};

const spent = { special: 1_000_000, self: 2_000_000 };
const written = {
  summary: '摘要',
  changed: true,
  change: '变更',
  nextPlan: '计划',
  benefit: '效益',
  spending: { equipment: spent, business: spent, labour: spent, indirect: spent },
  indicators: [{ id: 'row1', actual: '10', evidence: '报告', deviation: '偏差' }],
  deliverables: [
    { id: 'row1', kind: 'report', name: '报告', link: 'https://example.cn' },
    { id: 'row2', kind: 'report', name: '样机', link: '' },
  ],
  outputs: [
    { id: 'row1', kind: 'ip', number: '1', title: '甲' },
    { id: 'row2', kind: 'ip', number: '2', title: '乙' },
  ],
  figures,
  sealedSheet: FILE,
  report: FIGURE,
  scope: 'public',
} as ResultFields;
const stageOne = { shape: RESULT_SHAPE, whole: written, without: /^(report|benefit)$|^outputs\b/ };
const stageTwo = { shape: RESULT_SHAPE, whole: written, without: /^nextPlan$/ };

const score: RecordPlan<ScoreDraft> = {
  shape: SCORE_SHAPE,
  whole: {
    ...Object.fromEntries(REVIEW_DIMENSIONS.map(({ key }) => [key, { score: 10, reason: '理由' }])),
    comment: '总评',
  } as ScoreDraft,
};

const content: RecordPlan<ContentDraft> = {
  shape: CONTENT_SHAPE,
  whole: {
    cmsTypeKey: 'policyDoc',
    title: '设备共享使用办法',
    summary: '摘要',
    body: '## 适用范围',
    publisher: '专项办公室',
    docNo: '开专办〔2026〕14 号',
    topic: '设备',
    pinned: true,
    publishAt: '2026-11-20 09:30:00',
    expireAt: '2027-11-20 09:30:00',
    changeNote: '更正日期',
    figures,
    files: [FILE, FIGURE],
  },
  asked: { publishAt: 'clock', expireAt: 'clock' },
};

const course: RecordPlan<SpaceTyped> = {
  shape: SPACE_SHAPE,
  whole: {
    title: '水力建模入门',
    summary: '用一座小城的管网学会建立水力模型。',
    body: '一、模型的建立',
    field: 'manufacturing',
    unit_name: '云泽大学',
    capacity: 30,
    end_on: '2027-01-31',
    classes: ['一班', '二班'],
    requires_real_name: true,
    requires_professional: false,
  },
  asked: { capacity: 'points', end_on: 'day', classes: 'words' },
};

/** Every self-saving form of a single record; a new form needs only an entry here. */
export const RECORD_PLANS = { demand, achievement, stageOne, stageTwo, score, content, course };
export type RecordForm = keyof typeof RECORD_PLANS;

export const planOf = (form: RecordForm): RecordPlan => RECORD_PLANS[form] as unknown as RecordPlan;

export const wholeRecord = ({ shape, whole }: RecordPlan) => flattenRecord(shape, whole);

/** Choices show and hide other fields, and rows contain fields; this order edits every field before it is hidden. */
const weight = ({ path, kind }: MatrixField): number => {
  if (kind === 'rows') return 3;
  return Number(kind === 'choice' || kind === 'fixed') * 2 + Number(path.endsWith('.actual'));
};

/** Every field of the form, at the first row of its list. */
export const fieldsOfForm = (plan: RecordPlan, row = 'row1'): MatrixField[] =>
  Object.entries(plan.shape.kinds)
    .filter(([pattern, kind]) => kind !== 'key' && !plan.without?.test(pattern))
    .map(([pattern, kind]) => ({
      path: pattern.replace('*', row),
      kind: plan.asked?.[pattern] ?? kind,
    }))
    .sort((a, b) => weight(a) - weight(b));
