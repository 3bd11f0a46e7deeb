import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { undoOver } from '@server/errors/undo-over';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

interface Scope {
  tx: Transaction;
  caller: Caller;
  now: Date;
  source: FastifyRequest;
}

/** Removes a word from the suggestions, however many people search for it, or allows it again. */
export const strikeWord = async (
  { tx, caller: { accountId }, now, source }: Scope,
  keyword: string,
  struck: boolean,
): Promise<void> => {
  if (struck)
    await tx
      .insertInto('struckWord')
      .values({ keyword, accountId, at: now })
      .onConflict((conflict) => conflict.column('keyword').doNothing())
      .execute();
  else await tx.deleteFrom('struckWord').where('keyword', '=', keyword).execute();
  await recordAudit(tx, source, now, {
    accountId,
    action: struck ? 'search.strike' : 'search.restore',
    target: `search:${keyword}`,
    detail: { keyword },
  });
};

/** The word, if it is still removed by the act at that time. */
const stillStruck = (db: Kysely<Schema>, keyword: string, struckAt: Date) =>
  db.selectFrom('struckWord').select('keyword').where('keyword', '=', keyword).where('at', '=', struckAt);

export const strikeUndo = {
  /** An empty list, since nobody is told; null if the removal can no longer be undone. */
  look: async (db: Kysely<Schema>, { key }: { key: string }, struckAt: Date): Promise<string[] | null> =>
    (await stillStruck(db, key, struckAt).executeTakeFirst()) ? [] : null,
  run: async (scope: Scope, { key }: { key: string }, struckAt: Date): Promise<void> => {
    if (!(await stillStruck(scope.tx, key, struckAt).forUpdate().executeTakeFirst())) throw undoOver();
    await strikeWord(scope, key, false);
  },
};
