import { APPLICATION_STATUSES } from '@contract/enums';
import { INVITATION_CODE_LENGTH } from '@contract/helper-choices';
import { stands } from '@contract/rules/status-machine';
import { drawCode } from '@server/crypto/draw-code';
import type { ApplicationConfirmationTable } from '@server/db/application-schema';
import type { Transaction } from '@server/db/database';
import type { Db } from '@server/modules/apply/scope';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

export type ConfirmationRow = Selectable<ApplicationConfirmationTable>;

/**
 * `personName` is the certified name of the account that was asked; null where no account was asked or the name is no
 * longer known.
 */
export type AskedRow = ConfirmationRow & { personName: string | null };

export const selectConfirmations = (db: Db, applicationId: number): Promise<AskedRow[]> =>
  db
    .selectFrom('applicationConfirmation as c')
    .leftJoin('account', 'account.id', 'c.accountId')
    .selectAll('c')
    .select('account.realName as personName')
    .where('c.applicationId', '=', applicationId)
    .orderBy('c.id')
    .execute();

/** Statuses in which the application is still being written. */
const OPEN = APPLICATION_STATUSES.filter((status) => !stands(status));
/** More than anybody takes part in at a time; the rest comes as these are answered or filed. */
const ASKED_MAX = 30;

/** Requests to this person that are unanswered or confirmed (a confirmation may have lapsed), latest first. */
export const selectAskedOf = (db: Db, accountId: number) =>
  db
    .selectFrom('applicationConfirmation as c')
    .innerJoin('account', 'account.id', 'c.accountId')
    .innerJoin('application as a', 'a.id', 'c.applicationId')
    .innerJoin('account as owner', 'owner.id', 'a.ownerId')
    .selectAll('c')
    .select([
      'account.realName as personName',
      sql<string>`coalesce(owner.real_name, owner.nickname)`.as('leaderName'),
    ])
    .where('c.accountId', '=', accountId)
    .where('c.state', 'in', ['waiting', 'confirmed'])
    .where('a.status', 'in', OPEN)
    .orderBy('c.id', 'desc')
    .limit(ASKED_MAX)
    .execute();

export const findConfirmation = (db: Db, code: string): Promise<ConfirmationRow | undefined> =>
  db.selectFrom('applicationConfirmation').selectAll().where('code', '=', code).executeTakeFirst();

type New = Omit<Insertable<ApplicationConfirmationTable>, 'code'>;

/** Inserts the request with a random code, drawing another if the code is taken. Returns the code. */
export const insertConfirmation = async (tx: Transaction, values: New): Promise<string> => {
  for (;;) {
    const code = drawCode(INVITATION_CODE_LENGTH);
    const added = await tx
      .insertInto('applicationConfirmation')
      .values({ ...values, code })
      .onConflict((oc) => oc.column('code').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 1n) return code;
  }
};

export const changeConfirmation = async (
  tx: Transaction,
  id: number,
  changes: Updateable<ApplicationConfirmationTable>,
): Promise<void> => {
  await tx.updateTable('applicationConfirmation').set(changes).where('id', '=', id).execute();
};

export const deleteConfirmation = async (tx: Transaction, id: number): Promise<void> => {
  await tx.deleteFrom('applicationConfirmation').where('id', '=', id).execute();
};

/** A certified person who is known by this telephone number. */
export const certifiedBy = (db: Db, phone: string) =>
  db
    .selectFrom('account')
    .select(['id', 'realName'])
    .where('phoneKey', '=', phone)
    .where('certified', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst();
