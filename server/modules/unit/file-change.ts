import { auditChanges } from '@contract/rules/audit-changes';
import { beijingDay } from '@contract/rules/beijing-time';
import { textLength } from '@contract/rules/text-length';
import { say } from '@contract/sentences/sentence';
import type { UnitChange, UnitFactChange, unitChangeCalls } from '@contract/unit-change';
import { UNIT_FACT_LIMITS, UNIT_FACTS } from '@contract/unit-choices';
import { recordAudit } from '@server/audit/audit';
import type { UnitTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import { badField, conflict, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { lockAccount } from '@server/modules/account/service';
import type { Selectable } from 'kysely';
import { changeMoved, unitMoved } from './acted-first';
import { readUnitCode } from './enter-unit';
import { formerOf } from './former';
import { presentUnit } from './own-unit';
import { unitLookedAfterBy } from './people';
import { latestChange } from './unit-changes';
import { requireFreeCode } from './unit-codes';
import { areOwnReadyFiles } from './unit-papers';

type Rows = typeof unitChangeCalls;
type FileCall = Call<Rows['POST /prod-api/system/unit/change']>;
type WithdrawCall = Call<Rows['DELETE /prod-api/system/unit/change']>;
type Unit = Selectable<UnitTable>;

/** The requested data in the spelling of the register. */
const askedFacts = ({ body }: FileCall): Pick<Unit, (typeof UNIT_FACTS)[number]> => {
  const name = body.unitName.trim();
  if (textLength(name) < UNIT_FACT_LIMITS.unitName.min) throw badField('body.unitName', 'unit.name_short');
  const [legalPerson, province, city, address] = [
    body.legalPerson.trim(),
    body.province.trim(),
    body.city.trim(),
    body.address.trim(),
  ];
  return { name, uscc: readUnitCode(body.uscc), nature: body.nature, legalPerson, province, city, address };
};

/** Every field that differs. An empty field means "unchanged". */
const differences = (unit: Unit, asked: ReturnType<typeof askedFacts>): UnitFactChange[] =>
  UNIT_FACTS.flatMap((field) => {
    const [from, to] = [unit[field], asked[field]];
    return to && to !== from ? [{ field, from, to }] : [];
  });

/** The registry must have entered the change already, and not before the previous change. */
const requireDay = async (tx: Transaction, unit: Unit, day: string, now: Date): Promise<void> => {
  if (day > beijingDay(now)) throw badField('body.effectiveOn', 'unit.change_future');
  const [latest] = (await formerOf(tx, [unit.id])).get(unit.id) ?? [];
  if (latest && day < latest.heldUntil)
    throw badField('body.effectiveOn', say('unit.change_before', { date: latest.heldUntil }));
};

/** Locks the unit that the caller administers; read anew, because the role may just have been handed over. */
const holdOwnUnit = async (tx: Transaction, accountId: number): Promise<Unit> => {
  await lockAccount(tx, accountId);
  const unitId = await unitLookedAfterBy(tx, accountId);
  if (unitId === null) throw notFound('unit.none');
  return tx
    .selectFrom('unit')
    .selectAll()
    .where('id', '=', unitId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
};

const requireChangeable = async (tx: Transaction, { body, caller }: FileCall, unit: Unit): Promise<void> => {
  if (unit.status !== 'active') throw conflict('unit.change_stopped');
  if (unit.version === body.version) return;
  const moved = { errorCode: 'unit.moved', data: await presentUnit(tx, unit) };
  throw await unitMoved({ tx, caller }, unit, 'unit.change_agree', conflict('unit.change_moved', moved));
};

/**
 * The unit administrator requests a change of the unit's registered data, with the official paper; the office decides.
 */
export const fileChange = async (call: FileCall): Promise<UnitChange> => {
  const { body, caller, now, request } = call;
  const grounds = body.grounds.trim();
  if (grounds === '') throw badField('body.grounds', 'field.reason');
  const asked = askedFacts(call);
  return call.transaction(async (tx) => {
    const unit = await holdOwnUnit(tx, caller.accountId);
    await requireChangeable(tx, call, unit);
    const fields = differences(unit, asked);
    if (fields.length === 0) throw conflict('unit.change_none');
    const code = fields.find(({ field }) => field === 'uscc');
    if (code) await requireFreeCode(tx, unit.id, code.to);
    await requireDay(tx, unit, body.effectiveOn, now);
    if (!(await areOwnReadyFiles(tx, [body.paperFile], caller.accountId)))
      throw badField('body.paperFile', 'unit.change_paper');
    const { effectiveOn, paperFile } = body;
    const filed = await tx
      .insertInto('unitChange')
      .values({
        accountId: caller.accountId,
        unitId: unit.id,
        fields: JSON.stringify(fields),
        effectiveOn,
        grounds,
        paperFile,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((oc) => oc.column('unitId').where('status', '=', 0).doNothing())
      .executeTakeFirst();
    const answer = await latestChange(tx, unit.id);
    if (filed.numInsertedOrUpdatedRows === 0n || !answer) {
      const open = conflict('unit.change_open', { errorCode: 'unit.moved', data: answer });
      throw await unitMoved({ tx, caller }, unit, 'unit.change_file', open);
    }
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.change_file',
      target: `unit:${unit.id}`,
      changes: auditChanges(
        'unit.change_file',
        unit,
        Object.fromEntries(fields.map((one) => [one.field, one.to])),
      ),
    });
    return answer;
  });
};

/** The unit administrator withdraws a change that is not decided yet. */
export const withdrawChange = async (call: WithdrawCall): Promise<null> => {
  const { caller, query, now, request } = call;
  return call.transaction(async (tx) => {
    const unit = await holdOwnUnit(tx, caller.accountId);
    const change = await tx
      .selectFrom('unitChange')
      .select(['id', 'status', 'accountId', 'updatedAt'])
      .where('id', '=', query.id)
      .where('unitId', '=', unit.id)
      .forUpdate()
      .executeTakeFirst();
    if (!change) throw notFound();
    if (change.status === 3) return null;
    if (change.status !== 0) {
      const moved = conflict('unit.version_moved', { data: await latestChange(tx, unit.id) });
      throw await changeMoved({ tx, caller }, unit, change, moved);
    }
    await tx
      .updateTable('unitChange')
      .set((eb) => ({ status: 3, updatedAt: now, version: eb('version', '+', 1) }))
      .where('id', '=', change.id)
      .execute();
    await recordAudit(tx, request, now, {
      accountId: caller.accountId,
      action: 'unit.change_withdraw',
      target: `unit:${unit.id}`,
    });
    return null;
  });
};
