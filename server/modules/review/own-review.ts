import type { Calls } from '@contract/endpoints';
import type { OwnReview, ReviewSheet } from '@contract/review';
import { beijingIso } from '@contract/rules/beijing-time';
import { isReviewFinal } from '@contract/rules/review-score';
import type { Sealer } from '@server/crypto/sealing';
import type { Schema } from '@server/db/schema';
import { presentTyped } from '@server/drafts/record-draft';
import { conflict, notFound } from '@server/errors/app-error';
import { pageOf } from '@server/http/paging';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { paperOf, papersOf } from './assign';
import { blindPaper } from './blind-paper';
import { blind, tellingWords } from './blind-words';
import { type Db, fieldLabels, findReview, type ReviewRow } from './repository';
import { isWithExperts, reviewUntil } from './review-until';

export interface Reading<D extends Db = Kysely<Schema>> {
  db: D;
  sealer: Sealer;
  caller: Caller;
  now: Date;
}
type Paper = Awaited<ReturnType<typeof paperOf>>;

const wordsOf = ({ head, fields, formerNames }: Paper): string[] =>
  tellingWords(fields, [head.ownerName, head.filedLeader, head.unitName, head.auditUnitName, ...formerNames]);

const finalAt = ({ status, declaredAt, submittedAt }: ReviewRow): string | null => {
  const at = status === 'conflict' ? declaredAt : submittedAt;
  return at && beijingIso(at);
};

const present = (row: ReviewRow, paper: Paper, now: Date): OwnReview => {
  const { head } = paper;
  return {
    id: row.id,
    no: head.no ?? '',
    title: blind(head.title, wordsOf(paper)),
    periodName: head.periodName,
    categoryName: head.categoryName,
    status: row.status,
    deadline: beijingIso(reviewUntil(head)),
    open: isWithExperts(head, now),
    total: row.total,
    finalAt: finalAt(row),
    version: row.version,
  };
};

export const listOwn = async (
  { db, sealer, caller, now }: Reading,
  query: Calls['GET /prod-api/cms/review/mine']['query'],
) => {
  const { limit, offset, direction } = pageOf(query);
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('expertId', '=', caller.accountId)
    .orderBy('id', direction)
    .execute();
  const wanted = rows.filter(({ status }) => !query.tab || isReviewFinal(status) === (query.tab === 'done'));
  const shown = wanted.slice(offset, offset + limit);
  const papers = await papersOf(
    db,
    sealer,
    shown.map(({ applicationId }) => applicationId),
  );
  const list = shown.map((row) => present(row, papers(row.applicationId), now));
  return { rows: list, total: wanted.length };
};

/** To everybody but its expert a review does not exist. */
export const requireOwn = (row: ReviewRow | undefined, { caller }: { caller: Caller }): ReviewRow => {
  if (!row || row.expertId !== caller.accountId) throw notFound();
  return row;
};

export const presentSheet = async (
  { db, sealer, now }: { db: Db; sealer: Sealer; now: Date },
  row: ReviewRow,
): Promise<ReviewSheet> => {
  const paper = await paperOf(db, sealer, row.applicationId);
  const mayRead = row.status === 'declared' || row.status === 'submitted';
  return {
    ...present(row, paper, now),
    scores: row.scores,
    comment: row.comment,
    ...presentTyped(row.typed),
    conflictReason: row.conflictReason,
    paper: mayRead ? blindPaper(paper.fields, wordsOf(paper), await fieldLabels(db)) : null,
  };
};

export const readOwn = async (reading: Reading, id: number): Promise<ReviewSheet> =>
  presentSheet(reading, requireOwn(await findReview(reading.db, id), reading));

interface Writing {
  db: Db;
  sealer: Sealer;
  caller: Caller;
  now: Date;
}

/** Refuses an act based on an outdated version of the review. */
export const requireVersion = async (writing: Writing, row: ReviewRow, version: number): Promise<void> => {
  if (row.version !== version)
    throw conflict('review.version_moved', { data: await presentSheet(writing, row) });
};

/** Refuses unless the application is under expert review and the experts' deadline has not passed. */
export const requireOpen = async ({ db, sealer, now }: Writing, row: ReviewRow): Promise<void> => {
  const { head } = await paperOf(db, sealer, row.applicationId);
  if (!isWithExperts(head, now)) throw conflict('review.closed');
};
