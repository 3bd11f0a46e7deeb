import { OPEN_REPLY } from '@contract/rules/reply-machine';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { removeDocument } from '@server/modules/search/service';
import type { DemandRecord } from './repository';
import type { Scope } from './scope';
import { tellClosed } from './tell-moved';
import { tellSide } from './tell-sides';

type Leaving = Omit<Scope, 'caller'>;

/**
 * Deletes a demand that was never public, since nobody is left to finish it; closes one that was, so that its
 * conversations can still be read.
 */
const endOne = async (leaving: Leaving, demand: DemandRecord): Promise<void> => {
  const { tx, now, source } = leaving;
  const { id, ownerId } = demand;
  if (demand.publishAt === null) {
    await forgetFieldHistory(tx, { record: 'demand', ref: id });
    await tx.deleteFrom('demand').where('id', '=', id).execute();
    return;
  }
  const closed = await tx
    .updateTable('demand')
    .set((eb) => ({
      status: 'closed',
      ending: 'ownerGone',
      reason: null,
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await removeDocument(tx, 'demand', id);
  await tellClosed(leaving, closed);
  const target = `demand:${id}`;
  await recordAudit(tx, source, now, { accountId: ownerId, action: 'demand.close', target });
};

/** Withdraws the open conversations this person began, and tells the owners of the demands. */
const leaveReplies = async (leaving: Leaving, accountId: number): Promise<void> => {
  const { tx, now } = leaving;
  const left = await tx
    .updateTable('demandReply')
    .set((eb) => ({ status: 'withdrawn', updatedAt: now, version: eb('version', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('status', 'in', OPEN_REPLY)
    .returning('demandId')
    .execute();
  if (left.length === 0) return;
  const ids = left.map(({ demandId }) => demandId);
  const demands = await tx.selectFrom('demand').selectAll().where('id', 'in', ids).orderBy('id').execute();
  for (const demand of demands)
    if (demand.status !== 'closed')
      await tellSide(leaving, demand.ownerId, demand, [
        'notice.reply.left',
        say('notice.reply.left_for', { title: demand.title }),
      ]);
};

/** Whoever closes the account answers nobody any more: their open demands end, and so do their conversations. */
export const endOfOwner = async (leaving: Leaving, accountId: number): Promise<void> => {
  const own = await leaving.tx
    .selectFrom('demand')
    .selectAll()
    .where('ownerId', '=', accountId)
    .where('status', 'not in', ['solved', 'closed'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const demand of own) await endOne(leaving, demand);
  await leaveReplies(leaving, accountId);
};
