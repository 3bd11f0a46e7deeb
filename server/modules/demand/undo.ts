import { decisionUndo } from '@server/modules/moderation/service';
import { DEMAND } from './scope';

/** How a moderator's decision on a demand is taken back, as long as nobody has answered it. */
export const undo = decisionUndo({
  ...DEMAND,
  name: 'demand',
  audited: 'demand.reconsider',
  pathOf: (id) => `/demand/${id}`,
  untouched: (db, id, decidedAt) =>
    db
      .selectFrom('demand')
      .innerJoin('account', 'account.id', 'demand.ownerId')
      .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
      .where('demand.id', '=', id)
      .where('demand.status', 'in', ['published', 'returned'])
      .where('demand.updatedAt', '=', decidedAt)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('demandReply').select('demandReply.id').where('demandReply.demandId', '=', id)),
        ),
      )
      .executeTakeFirst(),
  putBack: (tx, id, now) =>
    tx
      .updateTable('demand')
      .set((eb) => ({ status: 'pending', reason: null, updatedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
});
