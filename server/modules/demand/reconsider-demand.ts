import { recordAudit } from '@server/audit/audit';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import { undoOver } from '@server/errors/undo-over';
import { notify } from '@server/modules/notification/service';
import { removeDocument } from '@server/modules/search/service';
import type { Kysely } from 'kysely';
import { actorsOf, lockOwn, type Scope } from './scope';

/** As it was left by the decision of that moment, with nobody's answer to it yet. */
const untouched = (db: Kysely<Schema>, id: number, decidedAt: Date) =>
  db
    .selectFrom('demand')
    .innerJoin('account', 'account.id', 'demand.ownerId')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
    .where('demand.id', '=', id)
    .where('demand.status', 'in', ['published', 'returned'])
    .where('demand.updatedAt', '=', decidedAt)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('demandReply').select('demandReply.id').where('demandReply.demandId', '=', id))),
    )
    .executeTakeFirst();

/** Who hears that the decision was taken back; null where it can be taken back no more. */
export const demandTakenBack = async (
  db: Kysely<Schema>,
  id: number,
  decidedAt: Date,
): Promise<string[] | null> => {
  const found = await untouched(db, id, decidedAt);
  return found ? [found.ownerName ?? ''] : null;
};

/** The decision is taken back: it waits for a moderator again, and its owner is told. */
export async function reconsiderDemand(scope: Scope, id: number, decidedAt: Date): Promise<void> {
  const { tx, sealer, caller, now, source } = scope;
  const record = await lockOwn(scope, id);
  if (!actorsOf(caller, record).includes('moderator')) throw notFound();
  if (!(await untouched(tx, id, decidedAt))) throw undoOver();
  await tx
    .updateTable('demand')
    .set((eb) => ({ status: 'pending', reason: null, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await removeDocument(tx, 'demand', id);
  const notice = {
    ...{ accountId: record.ownerId, kind: 'demand' as const, link: `/demand/${id}` },
    title: '审核结论已收回',
    body: `《${record.title}》的审核结论已收回，正在重新审核`,
  };
  await notify(tx, sealer, notice, now);
  await recordAudit(tx, source, now, {
    ...{ accountId: caller.accountId, action: 'demand.reconsider', target: `demand:${id}`, outcome: 'ok' },
  });
}
