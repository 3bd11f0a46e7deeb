import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields } from '@contract/result';
import type { Milestone, RESULT_STATUSES } from '@contract/result-choices';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

const FIGURE = '9999999';

/** A complete stage result: every indicator reached its target, and every subject has spent nothing. */
export const aResult = async (
  db: Kysely<Schema>,
  applicationId: number,
  milestone: Milestone,
  { status = 'draft', sheet }: { status?: (typeof RESULT_STATUSES)[number]; sheet: string },
): Promise<void> => {
  const { fields: form } = await db
    .selectFrom('application')
    .select('fields')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const goals = form['target.indicators'];
  const fields: ResultFields = {
    ...RESULT_SHAPE.blank,
    summary: '本阶段按照任务书完成了装置研制、现场试验和第三方检测，各项考核指标均已达到。'.repeat(10),
    indicators: (Array.isArray(goals) ? goals : []).map((id) => ({
      id,
      actual: FIGURE,
      evidence: '第三方检测报告',
      deviation: '试验条件与任务书一致',
    })),
    deliverables: [{ id: 'paper', kind: 'report', name: '研制报告', link: '' }],
    spending: Object.fromEntries(
      BUDGET_SUBJECTS.map((subject) => [subject, { special: 0, self: 0 }]),
    ) as ResultFields['spending'],
    changed: false,
    nextPlan: '开展示范应用',
    benefit: '已在三家单位应用',
    scope: 'public',
    sealedSheet: sheet,
    report: sheet,
  };
  await db
    .insertInto('stageResult')
    .values({ applicationId, milestone, status, fields: JSON.stringify(fields) })
    .execute();
};
