import type { Calls } from '@contract/endpoints';
import { PROMISE_DAYS_MAX } from '@contract/period-choices';
import { beijingIso, beijingWord } from '@contract/rules/beijing-time';
import { extensionFault } from '@contract/rules/review-time';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import { badField, conflict } from '@server/errors/app-error';
import { holdApplication, setReviewTime } from '@server/modules/apply/service';
import { notifyAll } from '@server/modules/notification/service';
import { lookAgainAt } from '@server/modules/reminder-watch/service';
import { listReviews, paperOf, type ReviewScope, refuseOwn } from './assign';
import { reviewUntil } from './review-until';
import { openReviews } from './service';

/** Records that the experts have just been told their deadline, so that they are not reminded at once. */
export type NoteTold = (tx: Transaction, applicationId: number, now: Date) => Promise<void>;

const problemOf = (until: Date, standing: Date, now: Date) => {
  const fault = extensionFault(until, standing, now);
  switch (fault) {
    case 'past':
      return { code: 'review.until_past' } as const;
    case 'earlier':
      return say('review.until_earlier', { at: beijingWord(standing.toISOString()) });
    case 'far':
      return say('review.until_far', { n: PROMISE_DAYS_MAX });
    default:
      return null;
  }
};

/**
 * Extends the experts' deadline, so that a late review can still be completed. The date promised to the applicant
 * stays: the step is then late and counted as late.
 */
export const extendReview = async (
  scope: ReviewScope,
  noteTold: NoteTold,
  { applicationId, until }: Calls['PUT /prod-api/cms/review/until']['body'],
) => {
  const { db, sealer, caller, now, source } = scope;
  await holdApplication(db, applicationId);
  await refuseOwn(scope, applicationId);
  const { head } = await paperOf(db, sealer, applicationId);
  if (head.status !== 'expert_review') throw conflict('review.not_in_review', { errorCode: 'review.state' });
  const [end, standing] = [new Date(until), reviewUntil(head)];
  const problem = problemOf(end, standing, now);
  if (problem) throw badField('body.until', problem);
  await setReviewTime(db, applicationId, end);
  const asked = await openReviews(db, { applicationIds: [applicationId] });
  await notifyAll(
    db,
    sealer,
    asked.map(({ id, expertId }) => ({
      accountId: expertId,
      kind: 'application' as const,
      link: `/admin/reviews/${id}`,
      title: say('notice.review.extended', { at: beijingWord(end.toISOString()) }),
      body: say('notice.review.extended_of', { no: head.no ?? '' }),
    })),
    now,
  );
  await lookAgainAt(db, applicationId);
  await noteTold(db, applicationId, now);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'review.extend',
    target: `application:${applicationId}`,
    detail: { from: beijingIso(standing), to: beijingIso(end) },
  });
  return listReviews(scope, applicationId);
};
