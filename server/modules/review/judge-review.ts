import type { Calls } from '@contract/endpoints';
import type { ReviewSheet } from '@contract/review';
import type { PlainAct } from '@contract/rules/audit-changes';
import { scoreFaults } from '@contract/rules/review-score';
import { recordAudit } from '@server/audit/audit';
import type { ReviewTable } from '@server/db/review-schema';
import { badRequest, conflict, type FieldProblem } from '@server/errors/app-error';
import type { Updateable } from 'kysely';
import type { ReviewScope } from './assign';
import { presentSheet, requireOpen, requireOwn, requireVersion } from './own-review';
import { forgetScores, lockReview, type ReviewRow } from './repository';
import { requireScorable } from './score-draft';
import { tellMissing } from './step-back';

const refuse = (fields: FieldProblem[]) =>
  badRequest(fields[0]?.said ?? 'request.invalid', { errorCode: 'request.invalid', fields });

const write = async (
  scope: ReviewScope,
  row: ReviewRow,
  values: Updateable<ReviewTable>,
  action: PlainAct,
): Promise<ReviewSheet> => {
  const { db, caller, now, source } = scope;
  const after = await db
    .updateTable('review')
    .set({ ...values, updatedAt: now, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const answer = await presentSheet(scope, after);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action,
    target: `review:${row.id}`,
  });
  return answer;
};

/** The scores of an expert who has left the panel are erased. */
const NO_SCORES = { scores: '{}', comment: '', total: null, typed: '{}', fieldWriters: '{}' } as const;

/**
 * Declares a conflict of interest or none, before reading. Some notice only while reading whose application it is: they
 * may still declare a conflict until they hand in, but not take one back.
 */
export const declare = async (
  scope: ReviewScope,
  id: number,
  { free, reason, version }: Calls['PUT /prod-api/cms/review/{id}/declare']['body'],
): Promise<ReviewSheet> => {
  const row = requireOwn(await lockReview(scope.db, id), scope);
  await requireVersion(scope, row, version);
  await requireOpen(scope, row);
  const isFoundLate = row.status === 'declared' && !free;
  if (row.status !== 'assigned' && !isFoundLate)
    throw conflict('review.declared', { errorCode: 'review.state' });
  const conflictReason = free ? null : (reason?.trim() ?? '');
  if (conflictReason === '') throw refuse([{ path: 'body.reason', said: 'review.conflict_reason' }]);
  const status = conflictReason === null ? ('declared' as const) : ('conflict' as const);
  if (conflictReason !== null) {
    await forgetScores(scope.db, id);
    await tellMissing(scope, row, { why: 'recused', reason: conflictReason });
  }
  const values = { status, conflictReason, declaredAt: scope.now, ...(status === 'conflict' && NO_SCORES) };
  return write(scope, row, values, `review.${status}`);
};

/** Hands in what is saved: then it has to be complete, and is final. */
export const submitScores = async (
  scope: ReviewScope,
  id: number,
  { version }: Calls['PUT /prod-api/cms/review/{id}/score']['body'],
): Promise<ReviewSheet> => {
  const row = requireOwn(await lockReview(scope.db, id), scope);
  await requireVersion(scope, row, version);
  await requireScorable(scope, row);
  const problems = scoreFaults(row.scores);
  if (problems.length > 0)
    throw refuse(problems.map(({ field, part, word }) => ({ path: `${field}.${part}`, said: word })));
  return write(scope, row, { status: 'submitted', submittedAt: scope.now }, 'review.submit');
};
