import type { Calls } from '@contract/endpoints';
import type { ReviewSheet } from '@contract/review';
import type { AuditAction } from '@contract/rules/audit-words';
import { scoreFaults } from '@contract/rules/review-score';
import type { ReviewTable } from '@server/db/review-schema';
import { badRequest, conflict, type FieldProblem } from '@server/plugins/app-error';
import { recordAudit } from '@server/plugins/audit';
import type { Updateable } from 'kysely';
import type { Desk } from './assign';
import { presentSheet, requireOpen, requireOwn, requireVersion } from './own-review';
import { lockReview, type ReviewRow } from './repository';
import { requireScorable } from './score-draft';

const refuse = (fields: FieldProblem[]) =>
  badRequest(fields[0]?.said ?? 'request.invalid', { errorCode: 'request.invalid', fields });

const write = async (
  desk: Desk,
  row: ReviewRow,
  values: Updateable<ReviewTable>,
  action: AuditAction,
): Promise<ReviewSheet> => {
  const { db, caller, now, source } = desk;
  const after = await db
    .updateTable('review')
    .set({ ...values, updatedAt: now, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const answer = await presentSheet(desk, after);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action,
    target: `review:${row.id}`,
    outcome: 'ok',
  });
  return answer;
};

/** Free of conflict, or not: said before anything is read, and not taken back. */
export const declare = async (
  desk: Desk,
  id: number,
  { free, reason, version }: Calls['PUT /prod-api/cms/review/{id}/declare']['body'],
): Promise<ReviewSheet> => {
  const row = requireOwn(await lockReview(desk.db, id), desk);
  await requireVersion(desk, row, version);
  await requireOpen(desk, row);
  if (row.status !== 'assigned') throw conflict('review.declared', { errorCode: 'review.state' });
  const conflictReason = free ? null : (reason?.trim() ?? '');
  if (conflictReason === '') throw refuse([{ path: 'body.reason', said: 'review.conflict_reason' }]);
  const status = free ? ('declared' as const) : ('conflict' as const);
  return write(desk, row, { status, conflictReason, declaredAt: desk.now }, `review.${status}`);
};

/** Hands in what is saved: then it has to be complete, and is final. */
export const submitScores = async (
  desk: Desk,
  id: number,
  { version }: Calls['PUT /prod-api/cms/review/{id}/score']['body'],
): Promise<ReviewSheet> => {
  const row = requireOwn(await lockReview(desk.db, id), desk);
  await requireVersion(desk, row, version);
  await requireScorable(desk, row);
  const problems = scoreFaults(row.scores);
  if (problems.length > 0)
    throw refuse(problems.map(({ field, part, word }) => ({ path: `${field}.${part}`, said: word })));
  return write(desk, row, { status: 'submitted', submittedAt: desk.now }, 'review.submit');
};
