import type { ResultFields, StageResult } from '@contract/result';
import { ACHIEVEMENT_SHAPE, DEMAND_SHAPE, RESULT_SHAPE, SCORE_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord, type RecordShape } from '@contract/rules/record-fields';
import { REVIEW_DIMENSIONS } from '@contract/rules/review-score';
import type { ReactNode } from 'react';
import type { PartForm } from '@/hooks/usePartForm';
import { FactFields } from '@/pages/achi/mine/detail/FactFields';
import { PeopleFields } from '@/pages/achi/mine/detail/PeopleFields';
import { TermFields as AchievementTerms } from '@/pages/achi/mine/detail/TermFields';
import { ScoreFields } from '@/pages/admin/reviews/detail/ScoreFields';
import { ContactFields } from '@/pages/demand/form/ContactFields';
import { IndicatorFields } from '@/pages/demand/form/IndicatorFields';
import { MatterFields } from '@/pages/demand/form/MatterFields';
import { TermFields } from '@/pages/demand/form/TermFields';
import { Closing } from '@/pages/innovation/result/detail/Closing';
import { Deliverables } from '@/pages/innovation/result/detail/Deliverables';
import { Indicators } from '@/pages/innovation/result/detail/Indicators';
import { Spending } from '@/pages/innovation/result/detail/Spending';

/** One form that saves itself, as the matrix meets it. A form joins by a line in `RECORD_FORMS`. */
export interface RecordForm {
  shape: RecordShape<never>;
  /** Every field holds something. */
  whole: object;
  show: (form: PartForm<never>) => ReactNode;
  /** Fields of the record that this form does not ask for, by pattern. */
  without?: RegExp;
}

const form = <T extends object>(
  shape: RecordShape<T>,
  whole: T,
  show: (part: PartForm<T>) => ReactNode,
  without?: RegExp,
): RecordForm => ({ shape, whole, show, ...(without && { without }) }) as unknown as RecordForm;

const around = { errors: {}, slips: {}, readOnly: false };
const contact = { contactName: '沈知遥', contactPhone: '19900000001', contactEmail: 'shen@example.cn' };

const demand = form(
  DEMAND_SHAPE,
  {
    ...{ title: '末端溶解氧的稳定控制', field: 'chemistry', type: 'joint', summary: '摘要', problem: '问题' },
    ...{ conditions: '条件', cooperation: '联合攻关', budgetMin: 30_000_000, budgetMax: 50_000_000 },
    indicators: [
      { id: 'row1', name: '波动', current: '1.8', target: '0.3', method: '仪表' },
      { id: 'row2', name: '能耗', current: '1', target: '0.8', method: '电表' },
    ],
    ...{ expectedBy: '2027-06', unitName: '青陶水务', ...contact, validUntil: '2027-01-31' },
    ...{ files: [], scope: 'public' },
  },
  (part) => {
    const props = { ...around, fields: part.fields, set: part.set, typed: part, known: [] };
    return (
      <>
        <MatterFields {...props} />
        <IndicatorFields {...props} />
        <TermFields {...props} />
        <ContactFields {...props} />
      </>
    );
  },
);

const achievement = form(
  ACHIEVEMENT_SHAPE,
  {
    ...{ title: '漏损诊断终端', type: 'product', field: 'chemistry', summary: '简介', unitName: '青陶水务' },
    ...{ finishedOn: '2026-09-14', maturity: 5, scenes: '场景', transfer: 'license' },
    contributors: [
      { id: 'row1', name: '沈知遥', role: 'engineering', login: 'shenzhiyao' },
      { id: 'row2', name: '顾明谦', role: 'engineering', login: null },
    ],
    ips: [
      { id: 'row1', kind: 'invention', number: 'ZL1', title: '甲' },
      { id: 'row2', kind: 'invention', number: 'ZL2', title: '乙' },
    ],
    ...{ files: [], scope: 'public', ...contact },
  } as never,
  (part) => {
    const props = { ...around, fields: part.fields, set: part.set, typed: part, known: [] };
    return (
      <>
        <FactFields {...props} />
        <PeopleFields {...props} />
        <AchievementTerms {...props} />
      </>
    );
  },
);

const spent = { special: 1_000_000, self: 2_000_000 };
const subjects = { equipment: spent, business: spent, labour: spent, indirect: spent };
const written = {
  ...{
    summary: '摘要',
    spending: subjects,
    changed: true,
    change: '变更',
    nextPlan: '计划',
    benefit: '效益',
  },
  indicators: [{ id: 'row1', actual: '10', evidence: '报告', deviation: '偏差' }],
  deliverables: [
    { id: 'row1', kind: 'report', name: '报告', link: 'https://example.cn' },
    { id: 'row2', kind: 'report', name: '样机', link: '' },
  ],
  outputs: [
    { id: 'row1', kind: 'ip', number: '1', title: '甲' },
    { id: 'row2', kind: 'ip', number: '2', title: '乙' },
  ],
  ...{ sealedSheet: null, report: null, scope: 'public' },
} as unknown as ResultFields;

const resultOf = (milestone: 'one' | 'two'): StageResult =>
  ({
    ...{ milestone, budget: subjects, files: [] },
    targets: [{ id: 'row1', name: '漏损率', target: '≥90' }],
  }) as unknown as StageResult;
const propsOf = (milestone: 'one' | 'two', part: PartForm<ResultFields>) => ({
  ...{ ...around, result: resultOf(milestone), fields: part.fields, set: part.set, typed: part },
});

// The summary stands above these parts, in the frame that hands the result in.
const stageTwo = form(
  RESULT_SHAPE,
  written,
  (part) => {
    const props = propsOf('two', part);
    return (
      <>
        <Indicators {...props} />
        <Deliverables {...props} />
        <Spending {...props} />
        <Closing {...props} />
      </>
    );
  },
  /^(summary|nextPlan)$/,
);
/** Its end alone differs from stage two. */
const stageOne = form(
  RESULT_SHAPE,
  written,
  (part) => <Closing {...propsOf('one', part)} />,
  /^(summary|report|benefit)$|^(indicators|deliverables|spending|outputs)\b/,
);

const scores = form(
  SCORE_SHAPE,
  {
    ...Object.fromEntries(REVIEW_DIMENSIONS.map(({ key }) => [key, { score: 10, reason: '理由' }])),
    comment: '总评',
  } as never,
  (part) => <ScoreFields {...around} fields={part.fields} set={part.set} typed={part} />,
);

export const RECORD_FORMS: Readonly<Record<string, RecordForm>> = {
  ...{ demand, achievement, scores, 'stage one': stageOne, 'stage two': stageTwo },
};

export const wholeRecord = ({ shape, whole }: RecordForm) => flattenRecord(shape, whole as never);
