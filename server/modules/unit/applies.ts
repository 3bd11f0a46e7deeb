import { beijingIso } from '@contract/rules/beijing-time';
import { say } from '@contract/sentences/sentence';
import type { UnitCase, unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { UnitApplyTable } from '@server/db/account-care-schema';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
import type { Schema } from '@server/db/schema';
import { badRequest, conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import type { Page } from '@server/http/paging';
import { changeAccount, lockAccount } from '@server/modules/account/service';
import { notify } from '@server/modules/notification/service';
import { giveRoles } from '@server/security/held-roles';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Static } from 'typebox';
import { alreadyAttended, registrationMoved } from './acted-first';
import { type FormerRow, formerOf, presentFormer } from './former';
import { endJoin } from './open-requests';

type DecideCall = Call<(typeof unitMemberCalls)['PUT /prod-api/system/unit/apply/{id}/decide']>;
type Db = Kysely<Schema>;
type Row = Selectable<UnitApplyTable> & {
  unitName: string;
  uscc: string | null;
  nature: string | null;
  legalPerson: string | null;
  province: string | null;
  city: string | null;
  address: string | null;
  realName: string | null;
  nickname: string;
};

const joined = (db: Db) =>
  db
    .selectFrom('unitApply')
    .innerJoin('unit', 'unit.id', 'unitApply.unitId')
    .innerJoin('account', 'account.id', 'unitApply.accountId')
    .selectAll('unitApply')
    .select([
      'unit.name as unitName',
      'unit.uscc',
      'unit.nature',
      'unit.legalPerson',
      'unit.province',
      'unit.city',
      'unit.address',
      'account.realName',
      'account.nickname',
    ]);

const present = (row: Row, former: readonly FormerRow[]): Static<typeof UnitCase> => ({
  id: row.id,
  unitId: row.unitId,
  unitName: row.unitName,
  uscc: row.uscc,
  nature: row.nature,
  legalPerson: row.legalPerson,
  address: [...new Set([row.province, row.city, row.address])].filter(Boolean).join(''),
  former: former.map(presentFormer),
  adminName: row.realName ?? row.nickname,
  licenseFile: row.licenseFile,
  letterFile: row.letterFile,
  status: row.status,
  reason: row.reason,
  createTime: beijingIso(row.createdAt),
  version: row.version,
});

/** Registrations with the former names of their units. */
const presentAll = async (db: Db, rows: readonly Row[]) => {
  const former = await formerOf(
    db,
    rows.map(({ unitId }) => unitId),
  );
  return rows.map((row) => present(row, former.get(row.unitId) ?? []));
};

/** Papers are missing, so the registrant has to act: the office cannot decide yet, and lists it behind the others. */
export const isIncomplete = sql<boolean>`(unit_apply.license_file is null or unit_apply.letter_file is null)`;

export const listUnitApplies = async (
  db: Db,
  status: number | undefined,
  { limit, offset, direction }: Page,
) => {
  const found = db
    .selectFrom('unitApply')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0));
  const onPage = found
    .select('id')
    .$if(status === 0, (queue) => queue.orderBy(isIncomplete).orderBy('createdAt', direction))
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
  const rows = await joined(db)
    .where('unitApply.id', 'in', onPage)
    .$if(status === 0, (queue) => queue.orderBy(isIncomplete).orderBy('unitApply.createdAt', direction))
    .orderBy('unitApply.id', direction)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows: await presentAll(db, rows), total: Number(n) };
};

/** Locks the person's account first, like all acts of that person, so that there is no deadlock. */
const lockApply = async (tx: Transaction, id: number): Promise<Row | undefined> => {
  const found = await joined(tx).where('unitApply.id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await lockAccount(tx, found.accountId);
  return joined(tx).where('unitApply.id', '=', id).forUpdate('unitApply').executeTakeFirst();
};

/**
 * Approval activates the unit and makes the registrant its administrator. An open application to join another unit
 * ends; a member of another unit has to leave it first.
 */
const openUnit = async (
  tx: Transaction,
  { caller, now }: DecideCall,
  { unitId, unitName, accountId }: Row,
): Promise<void> => {
  const member = (await lockAccount(tx, accountId)).unitId;
  if (member !== null && member !== unitId) throw conflict('unit.registrant_in_unit');
  await endJoin(tx, accountId, now);
  await tx
    .updateTable('unit')
    .set((eb) => ({ status: 'active', verified: true, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', unitId)
    .execute();
  // The office may have appointed somebody meanwhile: a unit has one administrator.
  const attended = await alreadyAttended({ tx, caller }, { id: unitId, name: unitName });
  if (attended) throw attended;
  await changeAccount(tx, accountId, { unitId, updatedAt: now });
  await giveRoles(tx, accountId, ['unit_admin']);
};

const settle = async (tx: Transaction, call: DecideCall, row: Row, reason: string | null) => {
  await tx
    .updateTable('unitApply')
    .set((eb) => ({
      ...decisionColumns(call, call.body.agree ? 1 : 2, reason),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
};

const openApply = async (tx: Transaction, { params, body, caller }: DecideCall): Promise<Row> => {
  const row = await lockApply(tx, params.id);
  if (!row) throw notFound();
  if (row.accountId === caller.accountId) throw forbidden('unit.own');
  if (row.status !== 0 || row.version !== body.version) {
    const [data] = await presentAll(tx, [row]);
    throw await registrationMoved({ tx, caller }, row, conflict('unit.version_moved', { data }));
  }
  if (body.agree && !(row.licenseFile && row.letterFile)) throw conflict('unit.materials');
  return row;
};

const tell = async (
  tx: Transaction,
  sealer: Sealer,
  row: Row,
  { agree, reason }: { agree: boolean; reason: string | null },
  now: Date,
) => {
  const unit = row.unitName;
  const title = agree ? say('notice.unit.registered', { unit }) : say('notice.unit.refused', { unit });
  const body = agree
    ? ('notice.unit.registered_next' as const)
    : say('notice.reason', { reason: reason ?? '' });
  // The unit as it is now, or what has to be handed in again.
  const link = '/user?tab=certification&kind=unit';
  await notify(tx, sealer, { accountId: row.accountId, kind: 'account', title, body, link }, now);
};

export const decideUnitApply = async (sealer: Sealer, call: DecideCall) => {
  const { body, caller, now, request } = call;
  const { agree } = body;
  const reason = body.reason?.trim() || null;
  if (!agree && !reason) throw badRequest('unit.reason');
  return call.transaction(async (tx) => {
    const row = await openApply(tx, call);
    if (agree) await openUnit(tx, call, row);
    await settle(tx, call, row, reason);
    await tell(tx, sealer, row, { agree, reason }, now);
    const [answer] = await presentAll(tx, [(await lockApply(tx, row.id)) ?? row]);
    if (!answer) throw notFound();
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: agree ? 'unit.agree' : 'unit.refuse',
      target: `unit:${row.unitId}`,
    });
    return answer;
  });
};
