import type { MatchKind } from '@contract/matching';
import type { Transaction } from '@server/db/database';
import type { Since } from '@server/db/published-since';
import type { Schema } from '@server/db/schema';
import { openDocuments } from '@server/modules/search/service';
import type { Kysely } from 'kysely';
import { findMatches } from './find-matches';

type Db = Kysely<Schema>;

/** Whether matches are shown for it: only if it is public. */
export const isMatchable = async (db: Db, kind: MatchKind, id: number, now: Date): Promise<boolean> =>
  (await openDocuments(db, kind, now).where('ref', '=', id).executeTakeFirst()) !== undefined;

/** The titles of what fits and was published lately, for the same reasons as on the page. */
export const newMatches = async (
  db: Db,
  kind: MatchKind,
  id: number,
  since: Since,
  now: Date,
): Promise<string[]> => {
  const found = await findMatches(db, { kind, id, accountId: since.accountId, since }, now);
  return found.map(({ title }) => title);
};

/** The matches that a person marked 不相关, for the data export. */
export const matchFeedbackToExport = (db: Db, accountId: number) =>
  db
    .selectFrom('matchFeedback')
    .select(['kind', 'ref', 'targetRef', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

export const forgetMatchFeedback = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('matchFeedback').where('accountId', '=', accountId).execute();
};
