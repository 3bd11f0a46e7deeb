import { ScoreDraft } from '@contract/review-scores';
import { totalScore } from '@contract/rules/review-score';
import { SCORE_SHAPE } from '@contract/rules/score-shape';
import type { DraftKind, DraftScope, Held } from '@server/drafts/draft-kind';
import { recordDraft } from '@server/drafts/record-draft';
import { conflict } from '@server/errors/app-error';
import { requireOpen, requireOwn } from './own-review';
import { lockReview, type ReviewRow } from './repository';

/** Refuses unless the expert has declared, has not handed in yet, and the deadline has not passed. */
export const requireScorable = async (
  scope: Parameters<typeof requireOpen>[0],
  row: ReviewRow,
): Promise<void> => {
  await requireOpen(scope, row);
  if (row.status === 'assigned') throw conflict('review.undeclared');
  if (row.status === 'conflict') throw conflict('review.bound', { errorCode: 'review.state' });
  if (row.status !== 'declared') throw conflict('review.final', { errorCode: 'review.state' });
};

const { flatten, nest, changed, texts, ...form } = recordDraft(SCORE_SHAPE, ScoreDraft);

/** The scores of one expert as a draft. */
export const scoreDraft: DraftKind<number, Held & { row: ReviewRow }> = {
  record: 'review',
  ...form,
  lock: async (scope: DraftScope, id) => {
    const row = requireOwn(await lockReview(scope.db, id), scope);
    await requireScorable(scope, row);
    return {
      row,
      ref: id,
      version: row.version,
      writers: row.fieldWriters,
      fields: flatten({ ...SCORE_SHAPE.blank, ...row.scores, comment: row.comment }, row.typed),
      author: { by: row.expertId, at: row.updatedAt },
    };
  },
  write: async ({ db, now }, { row }, written) => {
    if (!changed(written)) return { version: row.version, more: {} };
    const { comment, ...scores } = nest(written.fields);
    const version = row.version + 1;
    await db
      .updateTable('review')
      .set({
        scores: JSON.stringify(scores),
        comment,
        total: totalScore(scores),
        typed: texts(written.fields),
        fieldWriters: JSON.stringify(written.writers),
        updatedAt: now,
        version,
      })
      .where('id', '=', row.id)
      .execute();
    return { version, more: {} };
  },
};
