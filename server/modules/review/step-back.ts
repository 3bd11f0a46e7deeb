import type { Calls } from '@contract/endpoints';
import { isReviewFinal } from '@contract/rules/review-score';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { badField, conflict } from '@server/errors/app-error';
import { decidersOf } from '@server/modules/apply/service';
import { notifyAll } from '@server/modules/notification/service';
import { paperOf, type ReviewScope } from './assign';
import { requireOwn, requireVersion } from './own-review';
import { deleteReview, lockReview, type ReviewRow, reviewsOf } from './repository';

/** Notifies those who assign experts that one is missing now. */
export const tellMissing = async (
  { db, sealer, now }: ReviewScope,
  { id, applicationId }: ReviewRow,
  { why, reason }: { why: 'recused' | 'declined'; reason: string },
): Promise<void> => {
  const { head } = await paperOf(db, sealer, applicationId);
  const name = (await reviewsOf(db, applicationId)).find((one) => one.id === id)?.expertName ?? '';
  const no = head.no ?? '';
  const notice = {
    kind: 'application' as const,
    isQueue: true,
    link: `/admin/applications/${applicationId}?tab=reviews`,
    title: say(`notice.review.${why}`, { name }),
    body: say('notice.review.missing_in', { no, reason }),
  };
  const people = await decidersOf(db);
  await notifyAll(
    db,
    sealer,
    people.map((accountId) => ({ ...notice, accountId })),
    now,
  );
};

/** An expert declines a review: another expert can be assigned at once, or the same one again. */
export const decline = async (
  scope: ReviewScope,
  id: number,
  { reason, version }: Calls['PUT /prod-api/cms/review/{id}/decline']['body'],
): Promise<null> => {
  const { db, caller, now, source } = scope;
  const row = requireOwn(await lockReview(db, id), scope);
  await requireVersion(scope, row, version);
  if (isReviewFinal(row.status))
    throw conflict(row.status === 'conflict' ? 'review.bound' : 'review.final', {
      errorCode: 'review.state',
    });
  const why = reason.replaceAll('\u0000', '').trim();
  if (why === '') throw badField('body.reason', 'review.decline_reason');
  await tellMissing(scope, row, { why: 'declined', reason: why });
  await deleteReview(db, id);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'review.decline',
    target: `application:${row.applicationId}`,
    detail: { reason: why, review: id },
  });
  return null;
};
