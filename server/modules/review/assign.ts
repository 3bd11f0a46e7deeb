import type { Calls } from '@contract/endpoints';
import type { AdminReview, ExpertCandidate } from '@contract/review';
import { beijingIso, beijingWord } from '@contract/rules/beijing-time';
import type { Fields } from '@contract/rules/draft-fields';
import { isSameName } from '@contract/rules/member-statement';
import { isOver } from '@contract/rules/period-clock';
import { isReviewFinal, REVIEW_LOAD_MAX } from '@contract/rules/review-score';
import { type Sentence, say } from '@contract/sentences/sentence';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import { applicationsUnderReview, headsByIds, recusedFrom } from '@server/modules/apply/service';
import { overtaken } from '@server/modules/moderation/service';
import { notify } from '@server/modules/notification/service';
import { lookAgainAt } from '@server/modules/reminder-watch/service';
import type { Caller } from '@server/security/caller';
import { endOf, reviewGone } from './acted-first';
import {
  type Db,
  deleteReview,
  type ExpertRow,
  expertsFor,
  formerNamesOf,
  lockReview,
  type NamedReview,
  reviewsOf,
} from './repository';
import { isWithExperts, reviewUntil } from './review-until';

export interface ReviewReading<D extends Db = Db> {
  db: D;
  sealer: Sealer;
  caller: Caller;
  now: Date;
}
export interface ReviewScope extends ReviewReading<Transaction> {
  source: AuditSource;
}
type Paper = Awaited<ReturnType<typeof applicationsUnderReview>>[number] & {
  /** Former names of its unit. */
  formerNames: string[];
};

/** The applications under expert review among these, by id. */
export const papersOf = async (
  db: Db,
  sealer: Sealer,
  ids: readonly number[],
): Promise<(id: number) => Paper> => {
  const papers = await applicationsUnderReview(db, sealer, ids);
  const known = new Map(papers.map((paper) => [paper.head.id, paper]));
  const former = await formerNamesOf(
    db,
    papers.map(({ head }) => head.unitId),
  );
  return (id) => {
    const paper = known.get(id);
    if (!paper || paper.head.reportedAt === null) throw notFound();
    return { ...paper, formerNames: former(paper.head.unitId) };
  };
};

export const paperOf = async (db: Db, sealer: Sealer, id: number): Promise<Paper> =>
  (await papersOf(db, sealer, [id]))(id);

/** Nobody may see or choose the panel of an application that they belong to, not even staff of the office. */
export const refuseOwn = async (reading: ReviewReading, applicationId: number): Promise<void> => {
  const own = await recusedFrom(reading, [applicationId]);
  if (own.size > 0) throw forbidden('apply.recused');
};

const valuesAt = (fields: Fields, pattern: RegExp): string[] =>
  Object.entries(fields).flatMap(([path, value]) =>
    typeof value === 'string' && pattern.test(path) ? [value.trim()] : [],
  );

/**
 * Why an expert cannot review an application: a declared conflict, or an obvious one, such as the expert's own
 * application, unit or team.
 */
const obstacleOf = (
  { head, fields }: Paper,
  expert: ExpertRow,
  review: NamedReview | undefined,
): ExpertCandidate['obstacle'] => {
  if (review?.status === 'conflict') return 'conflict';
  if (expert.id === head.ownerId) return 'own';
  const units = [head.unitName, head.auditUnitName, ...valuesAt(fields, /^unit\.partners\.[^.]+\.name$/)];
  const house = [expert.unitName, ...expert.formerNames];
  if (expert.unitId !== null && (expert.unitId === head.unitId || house.some((name) => units.includes(name))))
    return 'unit';
  if (head.helpers.some(({ accountId }) => accountId === expert.id)) return 'team';
  if (valuesAt(fields, /^team\.members\.[^.]+\.name$/).some((name) => isSameName(name, expert.name)))
    return 'team';
  return expert.load >= REVIEW_LOAD_MAX ? 'load' : null;
};

export const listCandidates = async (reading: ReviewReading, applicationId: number) => {
  const { db, sealer } = reading;
  await refuseOwn(reading, applicationId);
  const paper = await paperOf(db, sealer, applicationId);
  const reviews = await reviewsOf(db, applicationId);
  const rows = (await expertsFor(db, paper.head.periodId)).map((expert): ExpertCandidate => {
    const review = reviews.find(({ expertId }) => expertId === expert.id);
    return {
      accountId: expert.id,
      name: expert.name,
      unitName: expert.unitName,
      title: expert.title,
      load: expert.load,
      assigned: review !== undefined && review.status !== 'conflict',
      obstacle: obstacleOf(paper, expert, review),
    };
  });
  return { rows, total: rows.length };
};

const presentReview = (row: NamedReview): AdminReview => ({
  id: row.id,
  expertId: row.expertId,
  expertName: row.expertName,
  status: row.status,
  conflictReason: row.conflictReason,
  // Nobody but the expert sees scores before they are handed in.
  scores: row.status === 'submitted' ? row.scores : {},
  comment: row.status === 'submitted' ? row.comment : '',
  total: row.status === 'submitted' ? row.total : null,
  submittedAt: row.submittedAt && beijingIso(row.submittedAt),
  version: row.version,
});

/** The panel of an application, and its deadline. */
export const listReviews = async (reading: ReviewReading, applicationId: number) => {
  const { db, now } = reading;
  await refuseOwn(reading, applicationId);
  const [head] = await headsByIds(db, [applicationId]);
  if (!head) throw notFound();
  const rows = (await reviewsOf(db, applicationId)).map(presentReview);
  return { rows, total: rows.length, until: beijingIso(reviewUntil(head)), open: isWithExperts(head, now) };
};

const sentenceOfObstacle = (name: string, obstacle: NonNullable<ExpertCandidate['obstacle']>): Sentence =>
  obstacle === 'load'
    ? say('review.load', { name, max: REVIEW_LOAD_MAX })
    : say(`review.${obstacle}`, { name });

/**
 * Locks the period and the application: two people of the office cannot exceed an expert's maximum load together, and
 * no expert is assigned while the application is being decided.
 */
export const assignExperts = async (
  scope: ReviewScope,
  { applicationId, expertIds }: Calls['POST /prod-api/cms/review']['body'],
) => {
  const { db, sealer, caller, now, source } = scope;
  await db
    .selectFrom('period')
    .select('period.id')
    .innerJoin('application', 'application.periodId', 'period.id')
    .where('application.id', '=', applicationId)
    .forUpdate(['period', 'application'])
    .execute();
  await refuseOwn(scope, applicationId);
  const { head } = await paperOf(db, sealer, applicationId);
  if (head.status !== 'expert_review') throw conflict('review.not_in_review', { errorCode: 'review.state' });
  const until = reviewUntil(head);
  // An expert assigned after the deadline could do nothing.
  if (isOver(until, now)) throw conflict(say('review.time_over', { at: beijingWord(until.toISOString()) }));
  const { rows } = await listCandidates(scope, applicationId);
  for (const expertId of new Set(expertIds)) {
    const expert = rows.find(({ accountId }) => accountId === expertId);
    if (!expert) throw conflict('review.expert');
    if (expert.assigned) continue;
    if (expert.obstacle) throw conflict(sentenceOfObstacle(expert.name, expert.obstacle));
    const { id } = await db
      .insertInto('review')
      .values({ applicationId, expertId, assignedBy: caller.accountId, createdAt: now, updatedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const notice = {
      accountId: expertId,
      kind: 'application' as const,
      title: 'notice.review.asked' as const,
      body: say('notice.review.until', { at: beijingWord(until.toISOString()) }),
      link: `/admin/reviews/${id}`,
    };
    await notify(db, sealer, notice, now);
  }
  await lookAgainAt(db, applicationId);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'review.assign',
    target: `application:${applicationId}`,
    detail: { experts: expertIds },
  });
  return listReviews(scope, applicationId);
};

export const removeReview = async (scope: ReviewScope, id: number, version: number): Promise<null> => {
  const { db, sealer, caller, now, source } = scope;
  const row = await lockReview(db, id);
  if (!row) {
    const end = await endOf(scope, id);
    if (end) await refuseOwn(scope, end.applicationId);
    throw await reviewGone(scope, end);
  }
  await refuseOwn(scope, row.applicationId);
  const data = (await reviewsOf(db, row.applicationId)).filter((one) => one.id === id).map(presentReview)[0];
  if (isReviewFinal(row.status)) {
    const [code, since] =
      row.status === 'conflict'
        ? (['review.recused', row.declaredAt] as const)
        : (['review.submitted', row.submittedAt] as const);
    const at = beijingWord((since ?? row.updatedAt).toISOString());
    throw conflict(say(code, { at }), { errorCode: 'review.state', data });
  }
  if (row.version !== version)
    throw await overtaken(
      { tx: db, caller },
      {
        targets: [`review:${id}`],
        ownerId: row.expertId,
        actions: ['review.declared', 'review.save'],
        at: row.updatedAt,
        otherwise: conflict('review.moved_on', { errorCode: 'review.version_moved', data }),
      },
    );
  const { head } = await paperOf(db, sealer, row.applicationId);
  await deleteReview(db, id);
  const notice = {
    accountId: row.expertId,
    kind: 'application' as const,
    title: 'notice.review.removed' as const,
    // Identified by number: before declaring, an expert must not read the title, which may reveal the applicant.
    body: say('notice.review.removed_of', { no: head.no ?? '' }),
    // There is nothing left to open.
    link: null,
  };
  await notify(db, sealer, notice, now);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'review.remove',
    target: `application:${row.applicationId}`,
    detail: { expert: row.expertId, review: id },
  });
  return null;
};
