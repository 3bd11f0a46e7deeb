import type { Calls } from '@contract/endpoints';
import { beijingIso } from '@contract/rules/beijing-time';
import { maskPhone } from '@contract/rules/mask';
import { say } from '@contract/sentences/sentence';
import type { MemberApply, unitMemberCalls } from '@contract/unit-member';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { UnitMemberApplyTable } from '@server/db/account-care-schema';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
import type { Schema } from '@server/db/schema';
import { badRequest, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import type { Page } from '@server/http/paging';
import { changeAccount, holdActors, lockAccount } from '@server/modules/account/service';
import { notify } from '@server/modules/notification/service';
import type { Caller } from '@server/security/caller';
import type { Kysely, Selectable } from 'kysely';
import type { Static } from 'typebox';
import { joinMoved } from './acted-first';
import { isAttended } from './attended';
import { isNamed } from './is-named';
import { isRegisteringUnit } from './open-requests';
import { tellAdministrators } from './tell-administrators';
import { scopeOf } from './unit-scope';

type Rows = typeof unitMemberCalls;
type JoinCall = Call<Rows['POST /prod-api/system/unit/join']>;
type DecideCall = Call<Rows['PUT /prod-api/system/unit/member/{id}/decide']>;
type ListQuery = Calls['GET /prod-api/system/unit/member/list']['query'];
type Db = Kysely<Schema>;
type Row = Selectable<UnitMemberApplyTable> & {
  unitName: string;
  login: string;
  phone: string | null;
  nickname: string;
  realName: string | null;
  certified: boolean;
};

const joined = (db: Db) =>
  db
    .selectFrom('unitMemberApply')
    .innerJoin('unit', 'unit.id', 'unitMemberApply.unitId')
    .innerJoin('account', 'account.id', 'unitMemberApply.accountId')
    .selectAll('unitMemberApply')
    .select([
      'unit.name as unitName',
      'account.login',
      'account.phone',
      'account.nickname',
      'account.realName',
      'account.certified',
    ]);

const present = (row: Row): Static<typeof MemberApply> => ({
  id: row.id,
  accountId: row.accountId,
  login: row.login,
  name: row.realName ?? row.nickname,
  phone: maskPhone(row.phone ?? ''),
  certified: row.certified,
  unitId: row.unitId,
  unitName: row.unitName,
  status: row.status,
  reason: row.reason,
  createTime: beijingIso(row.createdAt),
  decideTime: row.decidedAt && beijingIso(row.decidedAt),
  version: row.version,
});

export const findLatestJoin = (db: Db, accountId: number) =>
  joined(db)
    .select(isAttended().as('attended'))
    .where('unitMemberApply.accountId', '=', accountId)
    .orderBy('unitMemberApply.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const presentJoin = (row: Awaited<ReturnType<typeof findLatestJoin>>) =>
  row ? { ...present(row), attended: row.attended } : null;

/** The person's latest application to join, in any status. */
export const latestJoin = async (db: Db, accountId: number) =>
  presentJoin(await findLatestJoin(db, accountId));

export const askToJoin = async (sealer: Sealer, call: JoinCall) => {
  const { body, caller, now, request } = call;
  return call.transaction(async (tx) => {
    const unit = await tx
      .selectFrom('unit')
      .select(['id', 'status'])
      .where('id', '=', body.deptId)
      .executeTakeFirst();
    if (unit?.status !== 'active') throw badRequest('unit.not_found');
    const account = await lockAccount(tx, caller.accountId);
    if (account.unitId !== null) throw conflict('unit.member');
    if (await isRegisteringUnit(tx, caller.accountId)) throw conflict('unit.registering');
    const applied = await tx
      .insertInto('unitMemberApply')
      .values({ accountId: caller.accountId, unitId: unit.id, createdAt: now, updatedAt: now })
      .onConflict((oc) => oc.column('accountId').where('status', '=', 0).doNothing())
      .executeTakeFirst();
    if (applied.numInsertedOrUpdatedRows === 0n) throw conflict('unit.pending');
    const target = `unit:${unit.id}`;
    const answer = await latestJoin(tx, caller.accountId);
    if (!answer) throw notFound();
    await tellAdministrators(tx, sealer, { code: 'asked', name: answer.name, unitId: unit.id }, now);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.join',
      target,
    });
    return answer;
  });
};

export const listMembers = async (db: Db, caller: Caller, { status, keyword }: ListQuery, page: Page) => {
  const scope = scopeOf(caller);
  const found = db
    .selectFrom('unitMemberApply')
    .$if(scope !== 'all', (query) => query.where('unitId', '=', scope as number))
    .$if(status !== undefined, (query) => query.where('unitMemberApply.status', '=', status ?? 0))
    .$if(!!keyword?.trim(), (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.id', '=', 'unitMemberApply.accountId')
            .where(isNamed(keyword)),
        ),
      ),
    );
  const onPage = found
    .select('id')
    .$if(status === 0, (queue) => queue.orderBy('createdAt', page.direction))
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset);
  const rows = await joined(db)
    .where('unitMemberApply.id', 'in', onPage)
    .$if(status === 0, (queue) => queue.orderBy('unitMemberApply.createdAt', page.direction))
    .orderBy('unitMemberApply.id', page.direction)
    .execute();
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows: rows.map(present), total: Number(n) };
};

/** Locks the accounts first, like all acts of these people, so that there is no deadlock. */
const lockMember = async (
  { tx, caller }: { tx: Transaction; caller: Caller },
  id: number,
): Promise<Row | undefined> => {
  const found = await joined(tx).where('unitMemberApply.id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await holdActors({ tx, caller }, found.accountId);
  return joined(tx).where('unitMemberApply.id', '=', id).forUpdate('unitMemberApply').executeTakeFirst();
};

const openMember = async (tx: Transaction, { params, body, caller }: DecideCall): Promise<Row> => {
  const row = await lockMember({ tx, caller }, params.id);
  const scope = scopeOf(caller);
  // An administrator must not learn about people of another unit, not even that they exist (req:attack-a21).
  if (!row || (scope !== 'all' && row.unitId !== scope)) throw notFound();
  if (row.status !== 0 || row.version !== body.version)
    throw await joinMoved({ tx, caller }, row, conflict('unit.version_moved', { data: present(row) }));
  return row;
};

/** Approval makes a member only of a person without a unit; nobody is moved out of another one. */
const settle = async (tx: Transaction, call: DecideCall, row: Row, reason: string | null) => {
  if (call.body.agree && (await lockAccount(tx, row.accountId)).unitId !== null)
    throw conflict('unit.applicant_in_unit');
  await tx
    .updateTable('unitMemberApply')
    .set((eb) => ({
      ...decisionColumns(call, call.body.agree ? 1 : 2, reason),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
  if (!call.body.agree) return;
  await changeAccount(tx, row.accountId, { unitId: row.unitId, updatedAt: call.now });
};

export const decideMember = async (sealer: Sealer, call: DecideCall) => {
  const { body, caller, now, request } = call;
  const reason = body.reason?.trim() || null;
  if (!body.agree && !reason) throw badRequest('unit.reason');
  return call.transaction(async (tx) => {
    const row = await openMember(tx, call);
    await settle(tx, call, row, reason);
    const unit = row.unitName;
    const title = body.agree ? say('notice.unit.joined', { unit }) : say('notice.unit.not_joined', { unit });
    const text = reason ? say('notice.reason', { reason }) : null;
    // Shows the unit, or lets the person choose another.
    const link = '/user?tab=certification&kind=unit';
    await notify(tx, sealer, { accountId: row.accountId, kind: 'account', title, body: text, link }, now);
    const answer = present((await lockMember({ tx, caller }, row.id)) ?? row);
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: body.agree ? 'unit.member_agree' : 'unit.member_refuse',
      target: `account:${row.accountId}`,
    });
    return answer;
  });
};
