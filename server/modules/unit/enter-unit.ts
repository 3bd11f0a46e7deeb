import type { UNIT_NATURES } from '@contract/enums';
import { cleanCode } from '@contract/rules/clean-text';
import { FINDING_WORDS } from '@contract/rules/finding';
import { maskName } from '@contract/rules/mask';
import { pinyinInitials } from '@contract/rules/pinyin-initials';
import { textLength } from '@contract/rules/text-length';
import { usccProblem } from '@contract/rules/uscc';
import { say } from '@contract/sentences/sentence';
import { UNIT_FACT_LIMITS } from '@contract/unit-choices';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { badRequest, conflict } from '@server/errors/app-error';
import type { Kysely } from 'kysely';
import { refuseFormerCode, refuseFormerName } from './unit-codes';

type Db = Kysely<Schema>;

/** What a registrant says of a unit. */
export interface UnitFacts {
  uscc: string;
  unitName: string;
  nature: (typeof UNIT_NATURES)[number];
  legalPerson: string;
  province: string;
  city: string;
  address: string;
}

/** A code that can be registered: its unit has no administrator, and nobody is registering it. */
export interface FreeUnit {
  code: string;
  /** Id of the unit, if it exists already; undefined otherwise. */
  knownId: number | undefined;
}

/** The code in the spelling of the register: no spaces, capital letters. */
export const readUnitCode = (text: string): string => {
  const code = cleanCode(text);
  const problem = usccProblem(code);
  if (problem === 'format') throw badRequest(FINDING_WORDS.word('usccFormat'));
  if (problem === 'check') throw badRequest(FINDING_WORDS.word('usccCheck'));
  return code;
};

export const findUnitByCode = (db: Db, code: string) =>
  db
    .selectFrom('unit')
    .select(['id', 'name', 'status'])
    .where('uscc', '=', code)
    .where('status', '!=', 'removed')
    .executeTakeFirst();

/** Masked name of the unit's administrator, or of the person registering it; null if there is neither. */
export const unitAdministrator = async (db: Db, unitId: number): Promise<string | null> => {
  const found = await db
    .selectFrom('account')
    .leftJoin('accountRole', 'accountRole.accountId', 'account.id')
    .leftJoin('role', 'role.id', 'accountRole.roleId')
    .leftJoin('unitApply', (join) =>
      join.onRef('unitApply.accountId', '=', 'account.id').on('unitApply.status', '=', 0),
    )
    .select(['account.realName', 'account.nickname'])
    .where('account.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb.and([eb('account.unitId', '=', unitId), eb('role.roleKey', '=', 'unit_admin')]),
        eb('unitApply.unitId', '=', unitId),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found ? maskName(found.realName ?? found.nickname) : null;
};

const taken = (admin: string | null) => {
  const said = admin === null ? 'unit.taken_waiting' : say('unit.taken', { admin });
  const shown = admin ?? '审核中';
  return conflict(said, { errorCode: 'unit.taken', data: { admin: shown } });
};

/** Refuses a unit that has its administrator, or is being registered. */
export const freeUnit = async (db: Db, { uscc, unitName }: UnitFacts, now: Date): Promise<FreeUnit> => {
  const code = readUnitCode(uscc);
  if (textLength(unitName) < UNIT_FACT_LIMITS.unitName.min) throw badRequest('unit.name_short');
  await refuseFormerCode(db, code);
  const known = await findUnitByCode(db, code);
  await refuseFormerName(db, { name: unitName.trim(), knownId: known?.id }, now);
  const admin = known ? await unitAdministrator(db, known.id) : null;
  if (admin !== null) throw taken(admin);
  return { code, knownId: known?.id };
};

/**
 * The existing unit, or a new one. An existing unit that was never approved takes the registrant's data. Either way it
 * becomes active only when the office approves it.
 */
const unitOf = async (
  tx: Transaction,
  { code, knownId }: FreeUnit,
  { unitName, nature, legalPerson, province, city, address }: UnitFacts,
): Promise<number> => {
  const name = unitName.trim();
  const facts = { name, pinyin: pinyinInitials(name), nature, legalPerson, province, city, address };
  if (knownId !== undefined) {
    // Data stated by an earlier registrant was never approved, so it may be replaced.
    await tx
      .updateTable('unit')
      .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
      .where('id', '=', knownId)
      .where('status', '=', 'pending')
      .execute();
    return knownId;
  }
  const created = await tx
    .insertInto('unit')
    .values({ ...facts, uscc: code, status: 'pending' })
    .onConflict((oc) => oc.column('uscc').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody else has entered this code in the same moment.
  if (!created) throw conflict('unit.being_registered', { errorCode: 'unit.taken' });
  return created.id;
};

/** The index on open registrations lets one of two registrants through. */
export const enterRegistration = async (
  tx: Transaction,
  accountId: number,
  { unit, facts }: { unit: FreeUnit; facts: UnitFacts },
  now: Date,
): Promise<number> => {
  const unitId = await unitOf(tx, unit, facts);
  const applied = await tx
    .insertInto('unitApply')
    .values({ accountId, unitId, createdAt: now, updatedAt: now })
    .onConflict((oc) => oc.column('unitId').where('status', '=', 0).doNothing())
    .executeTakeFirst();
  if (applied.numInsertedOrUpdatedRows === 0n) throw taken(null);
  return unitId;
};
