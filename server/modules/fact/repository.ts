import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import type { FactRow } from './content';

export type Db = Kysely<Schema>;

/** Whose facts: a person's, and those of the unit the person is in. */
export interface Holder {
  accountId: number;
  unitId: number | null;
}

const ofHolder = (db: Db, { accountId, unitId }: Holder) =>
  db
    .selectFrom('fact')
    .where((eb) =>
      eb.or([eb('accountId', '=', accountId), ...(unitId === null ? [] : [eb('unitId', '=', unitId)])]),
    );

export const selectFacts = (db: Db, holder: Holder): Promise<FactRow[]> =>
  ofHolder(db, holder).selectAll().orderBy('kind').orderBy('updatedAt', 'desc').orderBy('id').execute();

export const findFact = (db: Db, holder: Holder, id: number): Promise<FactRow | undefined> =>
  ofHolder(db, holder).selectAll().where('id', '=', id).executeTakeFirst();

export const lockFact = (tx: Transaction, holder: Holder, id: number): Promise<FactRow | undefined> =>
  ofHolder(tx, holder).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
