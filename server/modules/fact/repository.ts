import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Expression, Kysely } from 'kysely';
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

/** Those of somebody who files, as part of a larger question: by the number of the person, and of the unit. */
export const selectKnownFacts = (
  db: Db,
  ownerId: Expression<number>,
  unitId: Expression<{ unitId: number | null }>,
) =>
  db
    .selectFrom('fact')
    .select([
      ...(['id', 'accountId', 'unitId', 'kind', 'knownBy', 'content', 'corrected', 'version'] as const),
      ...(['sourceApplication', 'sourceNo', 'sourceVersion', 'sourceAt'] as const),
      ...(['editedAt', 'createdAt', 'updatedAt'] as const),
    ])
    .where((eb) => eb.or([eb('fact.accountId', '=', ownerId), eb('fact.unitId', '=', unitId as never)]));

export const findFact = (db: Db, holder: Holder, id: number): Promise<FactRow | undefined> =>
  ofHolder(db, holder).selectAll().where('id', '=', id).executeTakeFirst();

export const lockFact = (tx: Transaction, holder: Holder, id: number): Promise<FactRow | undefined> =>
  ofHolder(tx, holder).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
