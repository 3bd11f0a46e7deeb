import { recordAudit } from '@server/audit/audit';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import { undoOver } from '@server/errors/undo-over';
import { notify } from '@server/modules/notification/service';
import { removeDocument } from '@server/modules/search/service';
import type { Kysely } from 'kysely';
import { actorsOf, lockOwn, type Scope } from './scope';

/** As it was left by the decision of that moment. */
const untouched = (db: Kysely<Schema>, id: number, decidedAt: Date) =>
  db
    .selectFrom('achievement')
    .innerJoin('account', 'account.id', 'achievement.ownerId')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
    .where('achievement.id', '=', id)
    .where('achievement.status', 'in', ['published', 'returned'])
    .where('achievement.updatedAt', '=', decidedAt)
    .executeTakeFirst();

/** Who hears that the decision was taken back; null where it can be taken back no more. */
export const achievementTakenBack = async (
  db: Kysely<Schema>,
  id: number,
  decidedAt: Date,
): Promise<string[] | null> => {
  const found = await untouched(db, id, decidedAt);
  return found ? [found.ownerName ?? ''] : null;
};

/** The decision is taken back: it waits for a moderator again, and its owner is told. */
export async function reconsiderAchievement(scope: Scope, id: number, decidedAt: Date): Promise<void> {
  const { tx, sealer, caller, now, source } = scope;
  const record = await lockOwn(scope, id);
  if (!actorsOf(caller, record).includes('moderator')) throw notFound();
  if (!(await untouched(tx, id, decidedAt))) throw undoOver();
  await tx
    .updateTable('achievement')
    .set((eb) => ({ status: 'pending', reason: null, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await removeDocument(tx, 'achievement', id);
  const notice = {
    ...{ accountId: record.ownerId, kind: 'demand' as const, link: `/achi/mine/detail/${id}` },
    title: '审核结论已收回',
    body: `《${record.title}》的审核结论已收回，正在重新审核`,
  };
  await notify(tx, sealer, notice, now);
  await recordAudit(tx, source, now, {
    ...{ accountId: caller.accountId, action: 'achi.reconsider', target: `achievement:${id}`, outcome: 'ok' },
  });
}
