import { decisionUndo } from '@server/modules/moderation/service';
import { ACHIEVEMENT } from './scope';

/** How a moderator's decision on an achievement is taken back. */
export const undo = decisionUndo({
  ...ACHIEVEMENT,
  name: 'achievement',
  audited: 'achi.reconsider',
  pathOf: (id) => `/achi/mine/detail/${id}`,
  untouched: (db, id, decidedAt) =>
    db
      .selectFrom('achievement')
      .innerJoin('account', 'account.id', 'achievement.ownerId')
      .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
      .where('achievement.id', '=', id)
      .where('achievement.status', 'in', ['published', 'returned'])
      .where('achievement.updatedAt', '=', decidedAt)
      .executeTakeFirst(),
  putBack: (tx, id, now) =>
    tx
      .updateTable('achievement')
      .set((eb) => ({ status: 'pending', reason: null, updatedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
});
