import { recordAudit } from '@server/audit/audit';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { undoOver } from '@server/errors/undo-over';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';

/** An entry as in audit targets: `school` or `department`, and its id. */
interface Subject {
  kind: string;
  key: string;
}
interface Scope {
  tx: Transaction;
  caller: Caller;
  now: Date;
  source: FastifyRequest;
}

type Table = 'school' | 'department';
const tableOf = ({ kind }: Subject): Table => (kind === 'department' ? kind : 'school');

/** The entry, if nothing has changed since it was stopped at that time. */
const stillStopped = (db: Kysely<Schema>, subject: Subject, stoppedAt: Date) => {
  const table = tableOf(subject);
  return db
    .selectFrom(table)
    .select('id')
    .where('id', '=', Number(subject.key))
    .where('status', '=', 'stopped')
    .where('updatedAt', '=', stoppedAt);
};

export const stopUndo = {
  /** An empty list, since nobody is told, as with the stop itself; null if the stop can no longer be undone. */
  look: async (db: Kysely<Schema>, subject: Subject, stoppedAt: Date): Promise<string[] | null> =>
    (await stillStopped(db, subject, stoppedAt).executeTakeFirst()) ? [] : null,
  run: async ({ tx, caller, now, source }: Scope, subject: Subject, stoppedAt: Date): Promise<void> => {
    if (!(await stillStopped(tx, subject, stoppedAt).forUpdate().executeTakeFirst())) throw undoOver();
    const table = tableOf(subject);
    await tx
      .updateTable(table)
      .set({ status: 'active', reason: null, updatedAt: now, version: sql<number>`version + 1` })
      .where('id', '=', Number(subject.key))
      .execute();
    await recordAudit(tx, source, now, {
      accountId: caller.accountId,
      action: 'school.resume',
      target: `${subject.kind}:${subject.key}`,
    });
  },
};
