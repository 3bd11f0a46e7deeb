import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import { undoOver } from '@server/errors/undo-over';
import { notify } from '@server/modules/notification/service';
import { removeDocument } from '@server/modules/search/service';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { spacePath } from './news';
import { lockSpace, type SpaceRecord } from './repository';
import { indexSpace } from './store-space';

interface Scope {
  tx: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
  source: FastifyRequest;
}

/** Removes a locked course or project for this reason, or restores it (null); its owner is told. */
export async function setRemoval(
  { tx, sealer, caller, now, source }: Scope,
  space: SpaceRecord,
  reason: string | null,
): Promise<SpaceRecord> {
  await tx
    .updateTable('learningSpace')
    .set((eb) => ({ removedReason: reason, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', space.id)
    .execute();
  const after = (await lockSpace(tx, space.id)) ?? space;
  if (reason === null) await indexSpace(tx, after);
  else await removeDocument(tx, space.kind, space.id);
  const about = { title: space.title };
  const notice = {
    accountId: space.ownerId,
    kind: 'account' as const,
    title: reason === null ? say('notice.learning.restored', about) : say('notice.learning.removed', about),
    body: reason === null ? ('notice.learning.restored_for' as const) : say('notice.reason', { reason }),
    link: spacePath(space.kind, space.id),
  };
  await notify(tx, sealer, notice, now);
  await recordAudit(tx, source, now, {
    accountId: caller.accountId,
    action: reason === null ? 'learning.restore' : 'learning.remove',
    target: `learning_space:${space.id}`,
  });
  return after;
}

/** The space, if nothing has changed since it was removed at that time. */
const stillRemoved = (db: Kysely<Schema>, id: number, removedAt: Date) =>
  db
    .selectFrom('learningSpace')
    .innerJoin('account', 'account.id', 'learningSpace.ownerId')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
    .where('learningSpace.id', '=', id)
    .where('learningSpace.removedReason', 'is not', null)
    .where('learningSpace.updatedAt', '=', removedAt)
    .executeTakeFirst();

export const removalUndo = {
  /** Names of those who will be told that it is shown again; null if the removal can no longer be undone. */
  look: async (db: Kysely<Schema>, id: number, removedAt: Date): Promise<string[] | null> => {
    const found = await stillRemoved(db, id, removedAt);
    return found ? [found.ownerName ?? ''] : null;
  },
  run: async (scope: Scope, id: number, removedAt: Date): Promise<void> => {
    const space = await lockSpace(scope.tx, id);
    if (!space) throw notFound();
    if (!(await stillRemoved(scope.tx, id, removedAt))) throw undoOver();
    await setRemoval(scope, space, null);
  },
};
