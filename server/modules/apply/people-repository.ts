import type { Permission } from '@contract/permissions';
import { bornOf } from '@contract/rules/id-document';
import type { Sealer } from '@server/crypto/sealing';
import type { CertificationTable } from '@server/db/account-care-schema';
import type { Transaction } from '@server/db/database';
import {
  type AttendedUnit,
  findHeldUnit as heldUnit,
  findUnit as unitById,
} from '@server/modules/unit/service';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from './scope';

export interface Applicant {
  id: number;
  name: string;
  certified: boolean;
  phone: string | null;
  email: string | null;
  unitId: number | null;
}

export const selectApplicants = (db: Db) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'certified',
      'phone',
      'email',
      'unitId',
      sql<string>`coalesce(real_name, nickname)`.as('name'),
    ]);

export const findApplicant = (db: Db, accountId: number): Promise<Applicant> =>
  selectApplicants(db).where('id', '=', accountId).executeTakeFirstOrThrow();

export type LeaderDocument = Pick<Selectable<CertificationTable>, 'idType' | 'idNumberSealed'>;

/** Identity documents of approved real-name certifications. */
export const selectDocuments = (db: Db) =>
  db
    .selectFrom('certification')
    .select(['idType', 'idNumberSealed'])
    .where('kind', '=', 'real_name')
    .where('status', '=', 1);

/** The number of that document; null where none is kept, or where it cannot be decrypted. */
export const numberOn = (document: LeaderDocument | undefined, sealer: Sealer): string | null =>
  document?.idNumberSealed ? sealer.tryOpen(document.idNumberSealed) : null;

/** The date of birth from that document; null if it cannot be told. */
export const bornBy = (document: LeaderDocument | undefined, sealer: Sealer): string | null => {
  const number = numberOn(document, sealer);
  return number !== null && document?.idType === 'id_card' ? bornOf('id_card', number) : null;
};

export const findUnit = async (db: Db, unitId: number | null): Promise<AttendedUnit | null> => {
  if (unitId === null) return null;
  return (await unitById(db, unitId)) ?? null;
};

/**
 * The unit, locked until the transaction ends, so that a concurrent change of its name also reaches what is being
 * created with it.
 */
export const holdUnit = async (tx: Transaction, unitId: number | null): Promise<AttendedUnit | null> => {
  if (unitId === null) return null;
  return (await heldUnit(tx, unitId)) ?? null;
};

/** Accounts that hold a permission through a role. */
export const selectHolders = (db: Db, permission: Permission) =>
  db
    .selectFrom('accountRole')
    .innerJoin('role', 'role.id', 'accountRole.roleId')
    .innerJoin('account', 'account.id', 'accountRole.accountId')
    .select('account.id')
    .distinct()
    .where('account.status', '=', 'active')
    .where(sql<boolean>`${permission} = any(role.permissions)`);

/** Accounts that hold a permission, of one unit if given. */
export const accountsWith = async (db: Db, permission: Permission, unitId?: number): Promise<number[]> => {
  const rows = await selectHolders(db, permission)
    .$if(unitId !== undefined, (query) => query.where('account.unitId', '=', unitId as number))
    .execute();
  return rows.map(({ id }) => id);
};

/** SQL condition: applications that the person helps with. */
export const helpedBy = (accountId: number) =>
  sql<SqlBool>`helpers @> jsonb_build_array(jsonb_build_object('accountId', ${accountId}::bigint))`;
