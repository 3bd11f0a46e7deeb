import { say } from '@contract/sentences/sentence';
import type { unattendedUnitCalls } from '@contract/unattended-unit';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { badField, conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { holdAccount, reviseAccount } from '@server/modules/account/service';
import { notify, notifyAll } from '@server/modules/notification/service';
import { giveRoles, takeRole } from '@server/security/held-roles';
import { alreadyAttended } from './acted-first';
import { filedThere } from './filed-there';

type AppointCall = Call<(typeof unattendedUnitCalls)['PUT /prod-api/system/unit/unattended/{id}/appoint']>;

/** People with the administrator role of this unit, including those who cannot sign in. */
const holdersOf = async (tx: Transaction, unitId: number): Promise<number[]> => {
  const rows = await tx.selectFrom('accountRole').select('accountId').where('unitId', '=', unitId).execute();
  return rows.map(({ accountId }) => accountId);
};

/** Notifies those who were waiting: people who applied to join, and leaders of submitted applications. */
const tellWaiting = async (
  tx: Transaction,
  sealer: Sealer,
  { unitId, unit, except }: { unitId: number; unit: string; except: number },
  now: Date,
): Promise<void> => {
  const askers = await tx
    .selectFrom('unitMemberApply')
    .select('accountId')
    .where('unitId', '=', unitId)
    .where('status', '=', 0)
    .execute();
  const filed = await tx
    .selectFrom('application')
    .select(['id', 'ownerId', 'title'])
    .where('unitId', '=', unitId)
    .where('handler', '=', 'unit')
    .execute();
  const title = say('notice.unit.attended', { unit });
  const told = [
    ...askers.map(({ accountId }) => ({ accountId, link: '/user?tab=certification&kind=unit', about: null })),
    ...filed.map(filedThere),
  ].filter(({ accountId }) => accountId !== except);
  await notifyAll(
    tx,
    sealer,
    told.map(({ about, ...one }) => ({ ...one, kind: 'account' as const, title, body: about })),
    now,
  );
};

/**
 * The office appoints the administrator of a unit without one: a certified member. Former administrators who can no
 * longer sign in lose the role, so that a unit has one administrator.
 */
export const appointAdministrator = async (sealer: Sealer, call: AppointCall): Promise<null> => {
  const { body, caller, params, now, request } = call;
  const reason = body.reason.trim();
  if (reason === '') throw badField('body.reason', 'field.reason');
  if (body.accountId === caller.accountId) throw forbidden('unit.appoint_self');
  return call.transaction(async (tx) => {
    const earlier = await holdersOf(tx, params.id);
    // Locks the accounts in a fixed order and then the unit, so that concurrent appointments come one after the other.
    for (const id of [...earlier, body.accountId].sort((a, b) => a - b)) await holdAccount(tx, id);
    const unit = await tx
      .selectFrom('unit')
      .select('name')
      .where('id', '=', params.id)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (!unit) throw notFound();
    const attended = await alreadyAttended({ tx, caller }, { id: params.id, name: unit.name });
    if (attended) throw attended;
    const successor = await tx
      .selectFrom('account')
      .select(['unitId', 'status', 'certified'])
      .where('id', '=', body.accountId)
      .executeTakeFirst();
    if (successor?.unitId !== params.id) throw notFound();
    if (successor.status !== 'active' || !successor.certified) throw conflict('unit.successor');
    for (const id of earlier) await takeRole(tx, id, 'unit_admin');
    await giveRoles(tx, body.accountId, ['unit_admin']);
    for (const id of [...earlier, body.accountId]) await reviseAccount(tx, id, { updatedAt: now });
    const notice = {
      accountId: body.accountId,
      kind: 'account',
      title: say('notice.unit.appointed', { unit: unit.name }),
      body: say('notice.reason', { reason }),
      link: '/user?tab=members',
    } as const;
    await notify(tx, sealer, notice, now);
    await tellWaiting(tx, sealer, { unitId: params.id, unit: unit.name, except: body.accountId }, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.appoint',
      target: `account:${body.accountId}`,
      detail: { unitId: params.id, reason },
    });
    return null;
  });
};
