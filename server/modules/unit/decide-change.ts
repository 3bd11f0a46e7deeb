import { auditChanges } from '@contract/rules/audit-changes';
import { pinyinInitials } from '@contract/rules/pinyin-initials';
import { say } from '@contract/sentences/sentence';
import type { unitChangeCalls } from '@contract/unit-change';
import { FORMER_KINDS, type UnitFact } from '@contract/unit-choices';
import { recordAudit } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { UnitTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import { decisionColumns } from '@server/db/decision-columns';
import { refuseTaken } from '@server/db/failures';
import { badRequest, conflict, forbidden, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import type { Selectable } from 'kysely';
import { changeMoved } from './acted-first';
import { type FormerRow, formerOf } from './former';
import { tellChanged } from './tell-changed';
import { type ChangeRow, presentCases, selectChanges } from './unit-changes';
import { requireFreeCode } from './unit-codes';
import type { UnitFollower } from './unit-follower';

type DecideCall = Call<(typeof unitChangeCalls)['PUT /prod-api/system/unit/change/{id}/decide']>;
type Unit = Selectable<UnitTable>;

/** Locks the unit first, like filing and withdrawing do, so that concurrent decisions come one after the other. */
const lockChange = async (
  tx: Transaction,
  { params, body, caller }: DecideCall,
): Promise<{ change: ChangeRow; unit: Unit }> => {
  const found = await selectChanges(tx).where('unitChange.id', '=', params.id).executeTakeFirst();
  if (!found) throw notFound();
  const unit = await tx
    .selectFrom('unit')
    .selectAll()
    .where('id', '=', found.unitId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const change = await selectChanges(tx)
    .where('unitChange.id', '=', params.id)
    .forUpdate('unitChange')
    .executeTakeFirstOrThrow();
  if (change.accountId === caller.accountId) throw forbidden('unit.own');
  if (change.status !== 0 || change.version !== body.version) {
    const [data] = await presentCases(tx, [change]);
    throw await changeMoved({ tx, caller }, unit, change, conflict('unit.version_moved', { data }));
  }
  return { change, unit };
};

/** Keeps the former name and code, which were valid from the previous change to this one. */
const keepFormer = async (
  tx: Transaction,
  { fields, effectiveOn, unitId }: ChangeRow,
  former: readonly FormerRow[],
  now: Date,
): Promise<void> => {
  for (const kind of FORMER_KINDS) {
    const value = fields.find(({ field }) => field === kind)?.from;
    if (!value) continue;
    const heldFrom = former.find((one) => one.kind === kind)?.heldUntil ?? null;
    const pinyin = kind === 'name' ? pinyinInitials(value) : '';
    await tx
      .insertInto('unitFormer')
      .values({ unitId, kind, value, pinyin, heldFrom, heldUntil: effectiveOn, createdAt: now })
      .execute();
  }
};

/** Updates the unit; drafts in its name follow. */
const apply = async (
  tx: Transaction,
  { change, unit }: { change: ChangeRow; unit: Unit },
  { followers, sealer, now }: { followers: readonly UnitFollower[]; sealer: Sealer; now: Date },
): Promise<void> => {
  if (unit.status !== 'active') throw conflict('unit.change_stopped');
  const to = Object.fromEntries(change.fields.map((one) => [one.field, one.to])) as Partial<
    Record<UnitFact, string>
  >;
  if (to.uscc) await requireFreeCode(tx, unit.id, to.uscc);
  const former = (await formerOf(tx, [unit.id])).get(unit.id) ?? [];
  await keepFormer(tx, change, former, now);
  await tx
    .updateTable('unit')
    .set((eb) => ({
      ...to,
      ...(to.name && { pinyin: pinyinInitials(to.name) }),
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', unit.id)
    .execute()
    .catch(refuseTaken(() => conflict(say('unit.code_held', { code: to.uscc ?? '' }))));
  const names = former.filter(({ kind }) => kind === 'name').map(({ value }) => value);
  const formerNames = [...new Set([...(to.name ? [unit.name] : []), ...names])].filter(
    (name) => name !== (to.name ?? unit.name),
  );
  for (const follow of followers)
    await follow(tx, { unitId: unit.id, fields: change.fields, formerNames, sealer, now });
};

/** Records the decision of the office, which has compared the paper with the requested change. */
export const decideChange = async (sealer: Sealer, followers: readonly UnitFollower[], call: DecideCall) => {
  const { body, caller, now, request } = call;
  const { agree } = body;
  const reason = body.reason?.trim() || null;
  if (!agree && !reason) throw badRequest('unit.reason');
  return call.transaction(async (tx) => {
    const { change, unit } = await lockChange(tx, call);
    await tx
      .updateTable('unitChange')
      .set((eb) => ({ ...decisionColumns(call, agree ? 1 : 2, reason), version: eb('version', '+', 1) }))
      .where('id', '=', change.id)
      .execute();
    if (agree) await apply(tx, { change, unit }, { followers, sealer, now });
    await tellChanged(tx, sealer, { change, agree, reason }, now);
    const settled = await selectChanges(tx).where('unitChange.id', '=', change.id).executeTakeFirstOrThrow();
    const [answer] = await presentCases(tx, [settled]);
    if (!answer) throw notFound();
    const entry = { accountId: caller.accountId, target: `unit:${unit.id}` } as const;
    if (agree) {
      const after = Object.fromEntries(change.fields.map((one) => [one.field, one.to]));
      const changes = auditChanges('unit.change_agree', unit, after);
      await recordAudit(tx, request, now, { ...entry, action: 'unit.change_agree', changes });
    } else await recordAudit(tx, request, now, { ...entry, action: 'unit.change_refuse' });
    return answer;
  });
};
